import type { OrderBatchDetail } from "@confiserie/domain/contract/order-batches";
import type { Picking } from "@confiserie/domain/contract/picking";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { router, visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { PickingPage } from "./picking-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const product = {
	reference: "BAP",
	name: "Barbe",
	boxes: 59,
	boxesPerLayer: 8,
	boxesPerPallet: 48,
	orders: 2,
	eanUnit: null,
	eanBox: null,
	lots: [],
};
const order = {
	status: "CONFIRMED" as const,
	paymentStatus: "PAID" as const,
	remainingAmount: 0,
	customerName: "Camille Martin",
	postalCode: "26200",
	city: "Gap",
	delivery: null,
	boxes: 11,
	pallets: [],
};
const picking: Picking = {
	products: [product, { ...product, reference: "NOU", name: "Nougat", boxes: 3, piecesPerBox: 1, orders: 1 }],
	orders: [
		{ ...order, id: "cmd_1", orderNumber: "CMD-1", singlePieces: 3 },
		{ ...order, id: "cmd_2", orderNumber: "CMD-2", boxes: 51, paymentStatus: "PENDING", remainingAmount: 90 },
	],
};

const batch: OrderBatchDetail = {
	id: "obat_1",
	status: "PREPARING",
	notifyCustomer: true,
	state: "RUNNING",
	total: 2,
	done: 0,
	unchanged: 0,
	refused: 0,
	startedBy: "admin@demo.fr",
	startedAt: "2026-11-23T08:00:00.000Z",
	endedAt: null,
	results: { content: [], totalElements: 0, last: true },
};

function open(query: string, body: Picking = picking) {
	visit(`/admin/orders/picking?${query}`);
	const calls = fakeApi({ "GET /admin/orders/picking": { body } });
	renderInOffice(<PickingPage />);
	return calls;
}
const box = async (name: string) =>
	(await screen.findByRole("checkbox", { name: `${name} est prêt` })) as HTMLInputElement;

it("says what to take for all of them, in pallets, layers and boxes, and asks for what its address says", async () => {
	const calls = open("orders=CMD-1%2CCMD-2");
	await screen.findByText("Barbe");
	const cellsOf = (name: string) =>
		[...(screen.getByText(name).closest("tr")?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
	expect(cellsOf("Barbe")).toEqual(["", "1", "1", "3", "59"]);
	expect(cellsOf("Nougat")).toEqual(["", "–", "–", "3 pièces", "3"]);
	expect(screen.getByRole("heading", { name: "59 cartons et 3 pièces pour 2 commandes" })).toBeDefined();
	expect(screen.getByText("8 cartons et 3 pièces")).toBeDefined();
	expect(calls.at(-1)?.query.get("orders")).toBe("CMD-1,CMD-2");
	const marks = screen.getAllByText("Non payée").map((mark) => mark.closest("li")?.textContent);
	expect(marks).toEqual([expect.stringContaining("CMD-2")]);
});

it("draws how the layers of each order stand on its mixed pallets", async () => {
	const layers = [
		{ productName: "Barbe", layers: 3, boxes: 24 },
		{ productName: "Nougat", layers: 2, boxes: 20 },
	];
	const [first, second] = picking.orders as [Picking["orders"][number], Picking["orders"][number]];
	const mixed = { ...second, pallets: [{ layers, fill: 0.9, grams: 168_000 }] };
	open("orders=CMD-1%2CCMD-2", { ...picking, orders: [first, mixed] });
	const plans = await screen.findAllByRole("list", { name: "Palettes à monter" });
	expect(plans.map((plan) => plan.textContent?.replaceAll(/\s/g, " "))).toEqual([
		"Palette 1 sur 144 cartons, 168 kg, remplie à 90 %. De bas en haut, le plus lourd en bas." +
			"3 couches de Barbe, 24 cartons2 couches de Nougat, 20 cartons",
	]);
	expect(plans[0]?.closest("section > ul > li")?.textContent).toContain("CMD-2");
});

it("what is ticked off stays so when one comes back, for these orders alone", async () => {
	open("orders=CMD-1%2CCMD-2");
	await userEvent.click(await box("Nougat"));
	cleanup();
	open("orders=CMD-1%2CCMD-2");
	expect([(await box("Nougat")).checked, (await box("Barbe")).checked]).toEqual([true, false]);
	cleanup();
	open("orders=CMD-1", { ...picking, orders: picking.orders.slice(0, 1) });
	expect((await box("Nougat")).checked).toBe(false);
});

it("moves all of them on together, to the step that comes next", async () => {
	visit("/admin/orders/picking?orders=CMD-1%2CCMD-2");
	const calls = fakeApi({
		"GET /admin/orders/picking": { body: picking },
		"POST /admin/orders/batches": { status: 202, body: batch },
	});
	renderInOffice(<PickingPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Changer le statut" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Changer le statut" }));
	expect((dialog.getByLabelText("Nouveau statut") as HTMLSelectElement).value).toBe("PREPARING");
	await userEvent.click(dialog.getByRole("button", { name: /^Changer 2/ }));
	await waitFor(() => expect(router.push).toHaveBeenCalledWith("/admin/orders/batches/obat_1"));
	const begun = calls.filter(({ route }) => route === "POST /admin/orders/batches");
	expect(begun.map(({ body }) => body)).toMatchObject([{ status: "PREPARING", orderIds: ["cmd_1", "cmd_2"] }]);
});

it("says when there is nothing to prepare", async () => {
	open("city=Gap", { products: [], orders: [] });
	expect(await screen.findByRole("heading", { name: "Rien à préparer" })).toBeDefined();
});
