/** Every minute: mails whose next attempt is due, and those that nothing announced. */
export { sendDueMail as default } from "../modules/foundations/mail";

export const config = { name: "send-mail", schedule: "* * * * *" };
