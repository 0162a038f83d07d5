/** `develop-copy.mjs <tool> <folder> <port> <shell>`: what `npm run dev` does, for a copy of a tool that a test may change. */
import { develop } from '../src/develop.mjs';

const [id, folder, port, shell] = process.argv.slice(2);
await develop({ id, folder, port: Number(port), shell });
