import { z } from "zod";
import { emailFault, tidyEmail } from "../customers/email";

/** An e-mail address in a call, tidied; `missing` is the message when there is none. See `emailFault`. */
export function emailText(missing: string) {
	return z.string(missing).transform((typed, context) => {
		const message = typed.trim() === "" ? missing : emailFault(typed);
		if (message !== undefined) context.issues.push({ code: "custom", message, input: typed });
		return tidyEmail(typed);
	});
}
