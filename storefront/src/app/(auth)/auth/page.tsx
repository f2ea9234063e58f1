export { default, metadata } from "./callback/page";
