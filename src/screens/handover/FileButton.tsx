import type { ComponentChildren } from 'preact';
import './handover.css';

interface FileButtonProps {
  readonly accept: string;
  readonly multiple?: boolean;
  readonly children: ComponentChildren;
  onFiles(files: readonly File[]): Promise<void>;
}

/** Files from the device; the same ones may be chosen again. */
export function FileButton({ accept, multiple = false, children, onFiles }: FileButtonProps) {
  return (
    <label class="button wide file-button">
      {children}
      <input
        type="file"
        accept={accept}
        multiple={multiple}
        onChange={({ currentTarget: field }) => {
          void onFiles([...(field.files ?? [])]).then(() => {
            field.value = '';
          });
        }}
      />
    </label>
  );
}
