import { language } from '#screens/state/app-state';

/** Whether something has been said since the device last had time for anything else. */
let isSpeaking = false;

/** Says a sentence aloud where the device can; what belongs to one tap is said to its end, in order. */
export function speak(sentence: string): void {
  if (!('speechSynthesis' in globalThis)) return;
  const voice = new SpeechSynthesisUtterance(sentence);
  voice.lang = language.value;
  if (!isSpeaking) {
    speechSynthesis.cancel();
    isSpeaking = true;
    setTimeout(() => {
      isSpeaking = false;
    });
  }
  speechSynthesis.speak(voice);
}
