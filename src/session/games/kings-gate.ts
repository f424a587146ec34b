export { game } from './kingdom';
