import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { db } from "./api";
import { suiteShop } from "./context";
import { eventually } from "./ordering";

/** How many mails of a template were asked for to an address. */
export async function mailCount(email: string, template: string): Promise<number> {
	return (await mailKeys(email, template)).length;
}

/** The latest mail of a template to an address, as its reader sees it (HTML); waits until it is sent. */
export const mailedTo = (email: string, template: string): Promise<string> => mailed(email, template, "html");

/** The same as it went over the wire, with its headers. */
export const messageTo = (email: string, template: string): Promise<string> => mailed(email, template, "eml");

function mailed(email: string, template: string, form: "html" | "eml"): Promise<string> {
	return eventually(`a mail ${template} to ${email}`, async () => {
		const key = (await mailKeys(email, template)).at(-1);
		return key === undefined ? undefined : contentOf(template, key, form);
	});
}

/** The token of the link in a mail; the link must lead to `page`. */
export async function mailedToken(email: string, template: string, page: string): Promise<string> {
	const html = await mailedTo(email, template);
	const token = new RegExp(`href="[^"]*${page}\\?token=([\\w.-]+)"`).exec(html)?.[1];
	if (!token) throw new Error(`The mail ${template} has no link to ${page}.`);
	return token;
}

async function mailKeys(email: string, template: string): Promise<string[]> {
	const { rows } = await db().query<{ key: string }>(
		"SELECT key FROM mail_outbox WHERE recipient = $1 AND template = $2 ORDER BY id",
		[email, template],
	);
	return rows.map(({ key }) => key);
}

/** The file that the mail was written to: its name ends in the beginning of its key's hash. */
function contentOf(template: string, key: string, form: string): string | undefined {
	const ending = `-${template}-${createHash("sha256").update(key).digest("hex").slice(0, 8)}.${form}`;
	const { outbox } = suiteShop();
	// Made with the first mail.
	if (!existsSync(outbox)) return undefined;
	const file = readdirSync(outbox).find((name) => name.endsWith(ending));
	return file && readFileSync(join(outbox, file), "utf8");
}
