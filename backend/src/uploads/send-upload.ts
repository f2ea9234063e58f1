import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../config/env";
import { ApiFailure } from "../lib/failure";
import { privateFolder } from "./folders";
import { opensPrivateFile } from "./private-link";

/** Plain names only: no hidden file, no way out of the folder. */
const NAME = /^[\w-][\w.() -]*$/;

/**
 * Sends a file of the uploads folder, which is configured and outlives builds (the engine itself serves only a folder
 * of its build). Throws NOT_FOUND. A file may not run as a page of the shop: SVG and HTML are shown in a sandbox.
 */
export function sendUpload(req: MedusaRequest, res: MedusaResponse, path: (string | undefined)[]): Promise<void> {
	return send(req, res, { root: currentEnv().UPLOADS_DIR, path, maxAge: "7d" });
}

/** Sends a private file, such as an export of orders, to who holds its signed address. Throws NOT_FOUND. */
export function sendPrivateUpload(req: MedusaRequest, res: MedusaResponse, file: string | undefined): Promise<void> {
	const env = currentEnv();
	if (!file || !opensPrivateFile(file, req.query, env.COOKIE_SECRET)) throw new ApiFailure("NOT_FOUND");
	res.setHeader("Content-Disposition", `attachment; filename="${encodeURIComponent(file)}"`);
	res.setHeader("Referrer-Policy", "no-referrer");
	res.setHeader("Cache-Control", "private, no-store");
	return send(req, res, { root: privateFolder(env.UPLOADS_DIR), path: [file], cacheControl: false });
}

async function send(
	req: MedusaRequest,
	res: MedusaResponse,
	{ path, ...options }: { root: string; path: (string | undefined)[]; maxAge?: string; cacheControl?: boolean },
): Promise<void> {
	if (!path.every((name) => name !== undefined && NAME.test(name))) throw new ApiFailure("NOT_FOUND");
	res.setHeader("X-Content-Type-Options", "nosniff");
	res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
	res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
	await new Promise<void>((resolve, reject) => {
		res.sendFile(path.join("/"), { ...options, dotfiles: "ignore" }, (error) => {
			if (error && !res.headersSent && !req.destroyed) reject(new ApiFailure("NOT_FOUND"));
			else resolve();
		});
	});
}
