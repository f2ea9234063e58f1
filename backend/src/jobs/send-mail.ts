import { sendDueMail } from "../modules/foundations/mail";

/** Every minute: mails whose next attempt is due, and those that nothing announced. */
export default sendDueMail;

export const config = { name: "send-mail", schedule: "* * * * *" };
