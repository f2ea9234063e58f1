import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../config/env";
import { ApiFailure } from "../http/failure";

/** Plain names only: no hidden file, no way out of the folder. */
const NAME = /^[\w-][\w.() -]*$/;

/**
 * Sends a file of the uploads folder, which is configured and outlives builds (the engine itself serves only a folder
 * of its build). Throws NOT_FOUND. A file may not run as a page of the shop: SVG and HTML are shown in a sandbox.
 */
export async function sendUpload(req: MedusaRequest, res: MedusaResponse, path: (string | undefined)[]): Promise<void> {
	if (!path.every((name) => name !== undefined && NAME.test(name))) throw new ApiFailure("NOT_FOUND");
	res.setHeader("X-Content-Type-Options", "nosniff");
	res.setHeader("Content-Security-Policy", "default-src 'none'; sandbox");
	res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
	await new Promise<void>((resolve, reject) => {
		res.sendFile(path.join("/"), { root: currentEnv().UPLOADS_DIR, dotfiles: "ignore", maxAge: "7d" }, (error) => {
			if (error && !res.headersSent && !req.destroyed) reject(new ApiFailure("NOT_FOUND"));
			else resolve();
		});
	});
}
