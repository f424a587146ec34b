import { installDependencies } from './processes.mjs';

installDependencies();
const { build, serve } = await import('./serve.mjs');
await build();
const { address } = await serve(Number(process.env.PORT ?? 4173));
console.log(`Regent is at ${address}`);
