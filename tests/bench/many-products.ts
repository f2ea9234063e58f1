import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { AdminProductPage } from "@confiserie/domain/contract/admin-product";
import type { ProductBatch, ProductBatchPreview } from "@confiserie/domain/contract/product-batches";
import { step } from "../../scripts/lib/steps";
import { catalogueFile } from "../support/catalogue-file";
import type { WholeShop } from "../support/whole-shop";
import { administratorToken, readAs } from "./administrator";
import type { Figure } from "./figure";
import { importFile, rowsFrom } from "./imports";
import { duration, secondsFigure } from "./timing";
import { burdenOf } from "./watch";

const PRODUCTS = 20_000;
const FIRST = 4_000_000;
const MOST = { seconds: 60, previewSeconds: 10, editMs: 200, heldMs: 200 };
const EDIT_EVERY_MS = 500;

/**
 * A file of 20,000 new products, then other prices for all of them, during a stock count: how long each takes, and how
 * long the count waits at p95.
 */
export async function measureManyProducts(shop: WholeShop): Promise<Figure[]> {
	const token = await administratorToken(shop);
	const made = await step(`Import de ${PRODUCTS} produits`, () =>
		importFile(shop, token, catalogueFile(rowsFrom(FIRST, PRODUCTS))),
	);
	if (made.job.created !== PRODUCTS) throw new Error(`The import made ${made.job.created} products.`);
	const list = JSON.parse((await readAs(shop, token)("/admin/products?size=1")).text) as AdminProductPage;
	const asked = {
		action: { kind: "PRICE", tier: "all", step: { percent: 4 } },
		selection: { filter: {}, expected: list.totalElements },
	};
	const send = <Body>(method: string, path: string, body: object) => call<Body>(shop, token, { method, path, body });
	let preview: ProductBatchPreview | undefined;
	const previewMs = await duration(async () => {
		preview = await send<ProductBatchPreview>("POST", "/admin/products/batches/preview", asked);
	});
	const edits: number[] = [];
	let batch: ProductBatch | undefined;
	let ms = 0;
	const { heldMs } = await burdenOf(async () => {
		ms = await duration(async () => {
			batch = await send<ProductBatch>("POST", "/admin/products/batches", { requestId: randomUUID(), ...asked });
			while (batch && batch.endedAt === null) {
				const stock = 10 + edits.length;
				edits.push(await duration(() => send("PATCH", `/admin/products/${list.content[0]?.id}/stock`, { stock })));
				await pause(EDIT_EVERY_MS);
				batch = JSON.parse((await readAs(shop, token)(`/admin/products/batches/${batch.id}?size=1`)).text);
			}
		});
	});
	if (batch?.done !== preview?.changed) throw new Error(`${batch?.done} changed of ${preview?.changed} foreseen.`);
	const edit = edits.sort((a, b) => a - b)[Math.floor(edits.length * 0.95)] ?? Number.NaN;
	const [fresh, name] = [`Import de ${PRODUCTS} produits neufs`, `Prix de ${batch?.done} produits`];
	const atMost = (name: string, value: number, most: number): Figure => ({
		name,
		value: `${Math.round(value)} ms`,
		target: `<= ${most} ms`,
		isMet: value <= most,
	});
	return [
		secondsFigure(fresh, made.ms, MOST.seconds),
		atMost(`${fresh} : boucle retenue`, made.heldMs, MOST.heldMs),
		secondsFigure(name, ms, MOST.seconds),
		secondsFigure(`${name} : aperçu`, previewMs, MOST.previewSeconds),
		atMost(`${name} : stock compté pendant ce temps, p95 de ${edits.length}`, edit, MOST.editMs),
		atMost(`${name} : boucle retenue`, heldMs, MOST.heldMs),
	];
}

interface Call {
	method: string;
	path: string;
	body: object;
}

async function call<Body>(shop: WholeShop, token: string, { method, path, body }: Call): Promise<Body> {
	const response = await fetch(`${shop.backend}/api${path}`, {
		method,
		headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
		body: JSON.stringify(body),
	});
	const text = await response.text();
	if (!response.ok) throw new Error(`${path} returned ${response.status}: ${text.slice(0, 200)}`);
	return JSON.parse(text) as Body;
}
