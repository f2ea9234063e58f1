import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Message } from "./message";

/** Delivers a message; throws on failure. */
export type Transport = (message: Message) => Promise<void>;

/** Far below the outbox's lease, so that no other process takes over a mail that is still on its way. */
const TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** A mail is text of ours: nothing in it may make the shop's server read a file or call an address. */
const CLOSED = { disableFileAccess: true, disableUrlAccess: true };

/** The two headers by which a mail program ends a subscription in one click. Source: RFC 8058. */
function headersOf({ unsubscribeUrl }: Message): Record<string, string> {
	const headers = { "Auto-Submitted": "auto-generated" };
	if (!unsubscribeUrl) return headers;
	return {
		...headers,
		"List-Unsubscribe": `<${unsubscribeUrl}>`,
		"List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
	};
}

export function smtpTransport(url: string): Transport {
	const transport = createTransport({ url, ...TIMEOUTS_MS, ...CLOSED });
	return async (message) => {
		await transport.sendMail(mailOf(message));
	};
}

/** Checks that the mail server is reachable and accepts the credentials. @throws the error of the server or the connection */
export async function isMailServerReady(url: string): Promise<boolean> {
	const transport = createTransport({ url, ...TIMEOUTS_MS, ...CLOSED });
	return transport.verify().finally(() => transport.close());
}

/**
 * Writes each mail as .eml, which a mail program opens, and as .html, which a browser does. The same mail again replaces
 * its files. They hold addresses and links that open accounts: only the owner may read them.
 */
export function folderTransport(folder: string): Transport {
	const transport = createTransport({ streamTransport: true, buffer: true, ...CLOSED });
	return async (message) => {
		const { name } = message;
		const sent = await transport.sendMail(mailOf(message));
		await mkdir(folder, { recursive: true, mode: 0o700 });
		await writeWhole(join(folder, `${name}.html`), message.html);
		await writeWhole(join(folder, `${name}.eml`), sent.message);
	};
}

function mailOf(message: Message) {
	const { name: _, unsubscribeUrl: __, ...mail } = message;
	return { ...mail, headers: headersOf(message) };
}

/** Readers of the folder see whole files only. */
async function writeWhole(file: string, content: Parameters<typeof writeFile>[1]): Promise<void> {
	await writeFile(`${file}.part`, content, { mode: 0o600 });
	await rename(`${file}.part`, file);
}
