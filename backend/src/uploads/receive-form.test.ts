import { readFile, rm, stat } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Form } from "@confiserie/domain/contract/operation";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { expect, onTestFinished, test } from "vitest";
import { type ReceivedForm, receiveForm } from "./receive-form";

test("a file received on disk is readable by the shop's own user alone", async () => {
	const form = { field: "file", type: "text/csv", maximumBytes: 100 } satisfies Form;
	let received: Promise<ReceivedForm<typeof form>> | undefined;
	const server = createServer((req, res) => {
		received = receiveForm(form, req as MedusaRequest, res as unknown as MedusaResponse).finally(() => res.end());
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void server.close());
	const body = new FormData();
	body.append("file", new Blob(["référence;nom"]), "produits.csv");
	await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { method: "POST", body });
	if (!received) throw new Error("Nothing was received.");
	const { path } = (await received).file;
	onTestFinished(() => rm(path));
	const { mode, size } = await stat(path);
	expect((mode & 0o777).toString(8)).toBe("600");
	expect(await readFile(path, "utf8")).toBe("référence;nom");
	expect(size).toBe(15);
});
