import { existsSync } from "node:fs";
import { readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Form } from "@confiserie/domain/contract/operation";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, onTestFinished, test } from "vitest";
import { discardFiles, receiveForm, takeOverFiles } from "./receive-form";

const TABLE = { field: "file", type: "text/csv", maximumBytes: 100 } satisfies Form;
const WITH_IMAGES = { ...TABLE, beside: { images: { type: "application/zip", maximumBytes: 200 } } } satisfies Form;

/** Sends files to a server that receives `form`, and returns what `use` makes of the request. */
async function receive<F extends Form, Result>(
	form: F,
	files: Record<string, string>,
	use: (received: Awaited<ReturnType<typeof receiveForm<F>>>, req: MedusaRequest) => Promise<Result>,
): Promise<Result> {
	let result: Promise<Result> | undefined;
	const server = createServer((incoming, outgoing) => {
		const req = incoming as MedusaRequest;
		const received = receiveForm(form, req, outgoing as unknown as MedusaResponse);
		result = received.then((value) => use(value, req)).finally(() => discardFiles(req));
		result.catch(() => undefined).finally(() => outgoing.end());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const body = new FormData();
	for (const [field, content] of Object.entries(files)) body.append(field, new Blob([content]), "références.csv");
	await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: "POST", body });
	if (!result) throw new Error("Nothing was received.");
	return result;
}

test("a file received on disk is readable by the shop's own user alone", async () => {
	await receive(TABLE, { file: "référence;nom" }, async ({ file: { path, name } }) => {
		const { mode, size } = await stat(path);
		expect((mode & 0o777).toString(8)).toBe("600");
		expect(await readFile(path, "utf8")).toBe("référence;nom");
		expect(size).toBe(15);
		expect(name).toBe("références.csv");
	});
});

test("files are deleted with the request, unless its handler takes them over", async () => {
	const paths = await receive(WITH_IMAGES, { file: "a", images: "b" }, async ({ file, images }) => {
		return [file.path, images?.path ?? ""];
	});
	expect(paths.map(existsSync)).toEqual([false, false]);
	const taken = await receive(TABLE, { file: "a" }, async ({ file }, req) => {
		takeOverFiles(req);
		return file.path;
	});
	onTestFinished(() => rm(taken));
	expect(existsSync(taken)).toBe(true);
});

test("each file has a limit of its own, and the form's file is required", async () => {
	const sizes = await receive(WITH_IMAGES, { file: "a".repeat(100), images: "b".repeat(200) }, async (received) => {
		return [(await stat(received.file.path)).size, received.images && (await stat(received.images.path)).size];
	});
	expect(sizes).toEqual([100, 200]);
	const nothing = async () => undefined;
	await expect(receive(WITH_IMAGES, { file: "a".repeat(101) }, nothing)).rejects.toThrow(
		expect.objectContaining({ code: "FILE_TOO_LARGE" }),
	);
	await expect(receive(WITH_IMAGES, { images: "b" }, nothing)).rejects.toThrow(
		expect.objectContaining({ code: "UPLOAD_MISSING", details: { field: "file" } }),
	);
});
