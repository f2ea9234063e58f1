import type { ApiError } from "@confiserie/domain/contract/error";
import { type ApiResponse, AT_HOME } from "./api";
import { shopUnderTest } from "./context";

/** A file as a browser sends it: its content, the name and the type that the sender claims. */
export interface SentFile {
	content: Uint8Array | string;
	name: string;
	type?: string;
}

/** Posts a file as a form, with texts or further files beside it. Never throws on an error status. */
export async function upload<Body = ApiError>(
	path: string,
	field: string,
	{ content, name, type = "application/octet-stream" }: SentFile,
	token?: string,
	parts: Record<string, string | Blob> = {},
): Promise<ApiResponse<Body>> {
	const form = new FormData();
	form.append(field, new Blob([typeof content === "string" ? content : new Uint8Array(content)], { type }), name);
	for (const [name, text] of Object.entries(parts)) form.append(name, text);
	const response = await fetch(`${shopUnderTest().backend}/api${path}`, {
		method: "POST",
		headers: { ...AT_HOME, ...(token && { authorization: `Bearer ${token}` }) },
		body: form,
	});
	return { status: response.status, body: JSON.parse(await response.text()), headers: response.headers };
}
