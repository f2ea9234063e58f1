import type { OrderBatch } from "@confiserie/domain/contract/order-batches";
import type { ProductBatch } from "@confiserie/domain/contract/product-batches";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { JobsPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const figures = { total: 12, done: 11, unchanged: 0, refused: 1, startedBy: "admin@demo.fr" };
const order: OrderBatch = {
	...figures,
	id: "obat_1",
	status: "SHIPPED",
	notifyCustomer: true,
	state: "DONE",
	startedAt: "2026-11-23T08:00:00.000Z",
	endedAt: "2026-11-23T08:01:00.000Z",
};
const product: ProductBatch = {
	...figures,
	id: "pbat_1",
	action: { kind: "TAGS", add: ["NOEL"], remove: [] },
	state: "STOPPED",
	startedAt: "2026-11-23T09:00:00.000Z",
	endedAt: "2026-11-23T09:01:00.000Z",
	undoes: null,
	isUndoable: true,
};
const ORDERS = "GET /admin/orders/batches";
const PRODUCTS = "GET /admin/products/batches";

beforeEach(() => {
	visit("/admin/jobs");
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

it("changes of orders and of products are one list, newest first, each with the way to it", async () => {
	fakeApi({ [ORDERS]: { body: { content: [order] } }, [PRODUCTS]: { body: { content: [product] } } });
	renderInOffice(<JobsPage />);
	const way = async (name: RegExp) => (await screen.findAllByRole("link", { name }))[0]?.getAttribute("href");
	expect(await way(/Tags ajoutés/)).toBe("/admin/products/batches/pbat_1");
	expect(await way(/12\scommandes vers/)).toBe("/admin/orders/batches/obat_1");
	const titles = screen.getAllByRole("link").map(({ textContent }) => textContent ?? "");
	expect(titles.findIndex((title) => title.includes("Noël"))).toBeLessThan(
		titles.findIndex((title) => title.includes("commandes")),
	);
	expect(screen.getAllByText(/12\ssur\s12, dont 1\srefus/).length).toBeGreaterThan(0);
});

it("what cannot be read is said, the rest is shown; nothing yet says what to do", async () => {
	fakeApi({ [ORDERS]: failure(500, "INTERNAL", "Panne"), [PRODUCTS]: { body: { content: [product] } } });
	const { unmount } = renderInOffice(<JobsPage />);
	expect(await screen.findByText("Impossible de charger toutes les tâches")).toBeDefined();
	expect(screen.getAllByRole("link", { name: /Noël/ }).length).toBeGreaterThan(0);
	unmount();
	fakeApi({ [ORDERS]: { body: { content: [] } }, [PRODUCTS]: { body: { content: [] } } });
	renderInOffice(<JobsPage />);
	expect(await screen.findByText("Aucune tâche")).toBeDefined();
});
