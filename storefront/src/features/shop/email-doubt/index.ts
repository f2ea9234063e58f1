export { EmailDoubt } from "./email-doubt";
