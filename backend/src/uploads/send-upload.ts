import { extname } from "node:path";
import { pipeline } from "node:stream/promises";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { currentEnv } from "../config/env";
import { FolderStore } from "../lib/objects/folder-store";
import type { ObjectStore } from "../lib/objects/object-store";
import { ApiFailure } from "../modules/foundations/failures";
import { opensPrivateFile } from "./private-link";
import { openShopFiles, type ShopFiles } from "./shop-files";

/** Plain names only: no hidden file, no way out of the folder. */
const NAME = /^[\w-][\w.() -]*$/;
const PUBLIC = "public, max-age=604800";

let files: ShopFiles | undefined;
/** Opened once per process, to reuse a bucket's connections. */
const shopFiles = () => {
	files ??= openShopFiles(currentEnv());
	return files;
};

/**
 * Sends a file of the shop, from its folder or its bucket, which outlive builds (Medusa itself serves only a folder of
 * its build). Throws NOT_FOUND. A file may not run as a page of the shop: SVG and HTML are shown in a sandbox.
 */
export async function sendUpload(req: MedusaRequest, res: MedusaResponse, path: (string | undefined)[]): Promise<void> {
	await send(req, res, { store: shopFiles().public, path, cacheControl: PUBLIC });
}

/** Sends a private file, such as an export of orders, to the holder of its signed address. Throws NOT_FOUND. */
export async function sendPrivateUpload(
	req: MedusaRequest,
	res: MedusaResponse,
	file: string | undefined,
): Promise<void> {
	if (!file || !opensPrivateFile(file, req.query, currentEnv().COOKIE_SECRET)) throw new ApiFailure("NOT_FOUND");
	res.setHeader("Content-Disposition", `attachment; filename="${encodeURIComponent(file)}"`);
	res.setHeader("Referrer-Policy", "no-referrer");
	await send(req, res, { store: shopFiles().private, path: [file], cacheControl: "private, no-store" });
}

interface Sending {
	store: ObjectStore;
	path: (string | undefined)[];
	cacheControl: string;
}

async function send(req: MedusaRequest, res: MedusaResponse, { store, path, cacheControl }: Sending): Promise<void> {
	if (!path.every((name) => name !== undefined && NAME.test(name))) throw new ApiFailure("NOT_FOUND");
	const name = path.join("/");
	res.setHeader("X-Content-Type-Options", "nosniff");
	res.setHeader("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'; sandbox");
	res.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
	if (store instanceof FolderStore) await sendFile(req, res, store, name, cacheControl);
	else await sendObject(req, res, store, name, cacheControl);
}

/** By the framework's own means, with parts of a file for a client that asks for one. */
function sendFile(
	req: MedusaRequest,
	res: MedusaResponse,
	{ address: root }: FolderStore,
	name: string,
	cacheControl: string,
): Promise<void> {
	const headers = { "Cache-Control": cacheControl };
	return new Promise((resolve, reject) => {
		res.sendFile(name, { root, headers, cacheControl: false, dotfiles: "ignore" }, (error) => {
			if (error && !res.headersSent && !req.destroyed) reject(new ApiFailure("NOT_FOUND"));
			else resolve();
		});
	});
}

async function sendObject(
	req: MedusaRequest,
	res: MedusaResponse,
	store: ObjectStore,
	name: string,
	cacheControl: string,
): Promise<void> {
	const found = await store.read(name);
	if (!found) throw new ApiFailure("NOT_FOUND");
	const { content, bytes, modifiedAt } = found;
	res.type(extname(name) || "bin");
	res.setHeader("Cache-Control", cacheControl);
	res.setHeader("Last-Modified", modifiedAt.toUTCString());
	res.setHeader("ETag", `W/"${bytes.toString(16)}-${modifiedAt.getTime().toString(16)}"`);
	if (req.fresh || req.method === "HEAD") {
		content.destroy();
		res.status(req.fresh ? 304 : 200).end();
		return;
	}
	res.setHeader("Content-Length", bytes);
	// A client that disconnects is no error of the shop.
	await pipeline(content, res).catch(() => content.destroy());
}
