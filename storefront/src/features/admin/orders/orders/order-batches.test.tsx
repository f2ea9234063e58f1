import type { AdminOrder } from "@confiserie/domain/contract/admin-order";
import type { BeginBatch, OrderBatchDetail } from "@confiserie/domain/contract/order-batches";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { adminOrder } from "@/lib/testing/fixtures";
import { router, visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { DataTable } from "@/ui/data-table";
import { OrderBatchPage } from "./batch-page";
import { columnsOf } from "./columns";
import { readListState } from "./list-state";
import { orderColumns } from "./orders-table";
import { SelectionBar } from "./selection-bar";
import { useSelection } from "./use-selection";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const [first, second] = ["CMD-AAAA-AAAA", "CMD-BBBB-BBBB"].map(
	(orderNumber): AdminOrder => ({
		...adminOrder,
		id: `id-${orderNumber}`,
		orderNumber,
		version: 1,
	}),
) as [AdminOrder, AdminOrder];

const batch: OrderBatchDetail = {
	id: "obat_1",
	status: "SHIPPED",
	notifyCustomer: false,
	state: "RUNNING",
	total: 3,
	done: 1,
	unchanged: 0,
	refused: 1,
	startedBy: "admin@demo.fr",
	startedAt: "2026-11-23T08:00:00.000Z",
	endedAt: null,
	results: {
		content: [
			{ orderId: "1", orderNumber: "CMD-AAAA-AAAA", result: "REFUSED", refusal: "Le stock ne suffit plus." },
			{ orderId: "2", orderNumber: "CMD-BBBB-BBBB", result: "DONE", refusal: null },
			{ orderId: "3", orderNumber: "CMD-CCCC-CCCC", result: "WAITING", refusal: null },
		],
		totalElements: 3,
		last: true,
	},
};
const BEGIN = "POST /admin/orders/batches";

beforeEach(() => {
	visit("/admin/orders");
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

function List({ orders }: { orders: AdminOrder[] }) {
	const selection = useSelection(readListState(new URLSearchParams("city=Gap")));
	return (
		<>
			<DataTable
				caption="Commandes"
				columns={orderColumns(columnsOf(""), false)}
				rows={orders}
				rowKey={({ id }) => id}
				selection={selection}
			/>
			<SelectionBar selection={selection} found={57} />
		</>
	);
}

function open(answer: FakeRoute | "network", orders = [first, second]) {
	const calls = fakeApi({ [BEGIN]: answer });
	renderInOffice(<List orders={orders} />);
	return () => calls.filter(({ route }) => route === BEGIN).map(({ body }) => body as BeginBatch);
}
const choose = (label: string) => userEvent.click(screen.getByRole("checkbox", { name: label }));
async function ask(label: RegExp) {
	await userEvent.click(screen.getByRole("button", { name: "Changer le statut" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Changer le statut" }));
	await userEvent.selectOptions(dialog.getByLabelText("Nouveau statut"), "Expédiée");
	return { dialog, press: () => userEvent.click(dialog.getByRole("button", { name: label })) };
}

it("changes the selected orders together, with or without notices, and links to the progress", async () => {
	const asked = open({ status: 202, body: batch });
	expect(screen.queryByRole("region", { name: "Commandes choisies" })).toBeNull();
	await choose("Choisir cette page");
	expect(screen.getByText("2 commandes choisies")).toBeDefined();
	await choose("Choisir CMD-BBBB-BBBB");
	const { dialog, press } = await ask(/^Changer 1\scommande$/);
	await userEvent.click(dialog.getByLabelText("Prévenir chaque client par e-mail"));
	await press();
	await waitFor(() => expect(router.push).toHaveBeenCalledWith("/admin/orders/batches/obat_1"));
	expect(asked()).toEqual([
		{
			requestId: expect.any(String),
			status: "SHIPPED",
			notifyCustomer: false,
			shipUnpaid: false,
			orderIds: [first.id],
		},
	]);
});

it("asks whether unpaid orders leave too, and says that the mails go without a tracking number", async () => {
	const asked = open({ status: 202, body: batch }, [first, { ...second, paymentStatus: "PENDING" }]);
	await choose("Choisir cette page");
	const { dialog, press } = await ask(/^Changer 2/);
	const status = dialog.getByLabelText("Nouveau statut");
	expect(dialog.getByText("Les e-mails partent sans numéro de suivi")).toBeDefined();
	await userEvent.click(dialog.getByLabelText(/^Expédier aussi 1\scommande non payée$/));
	await userEvent.selectOptions(status, "En préparation");
	expect(dialog.queryByLabelText(/non payée/)).toBeNull();
	expect(dialog.getByLabelText("Prévenir chaque client par e-mail")).toHaveProperty("checked", false);
	await userEvent.selectOptions(status, "Expédiée");
	await press();
	await waitFor(() => expect(asked()).toMatchObject([{ shipUnpaid: true, notifyCustomer: true }]));
});

it("asks nothing where all that are chosen are paid", async () => {
	open({ status: 202, body: batch });
	await choose("Choisir cette page");
	const { dialog } = await ask(/^Changer 2/);
	expect(dialog.queryByLabelText(/non payée/)).toBeNull();
});

it("all that the filters find is asked for by them", async () => {
	const asked = open({ status: 202, body: batch });
	await choose("Choisir CMD-AAAA-AAAA");
	await userEvent.click(screen.getByRole("button", { name: /^Tout sélectionner \(57 résultats\)$/ }));
	expect(screen.getByText("57 commandes choisies")).toBeDefined();
	const { dialog, press } = await ask(/^Changer 57\scommandes$/);
	await press();
	await waitFor(() => expect(router.push).toHaveBeenCalled());
	expect(dialog.getByLabelText("Expédier aussi les commandes non payées")).toBeDefined();
	expect(asked()).toMatchObject([{ filter: { city: "Gap" }, expected: 57, notifyCustomer: true, shipUnpaid: false }]);
});

it("an answer that was lost is asked for again under the same key; what was refused is said in the shop's words", async () => {
	let tries = 0;
	const asked = open(() => {
		tries += 1;
		if (tries === 1) throw new TypeError("Failed to fetch");
		if (tries === 2) return failure(409, "SELECTION_CHANGED", "Ce filtre trouve maintenant 3 commandes.");
		return { status: 202, body: batch };
	});
	await choose("Choisir CMD-AAAA-AAAA");
	const { dialog, press } = await ask(/^Changer 1/);
	await press();
	await waitFor(() => expect(asked()).toHaveLength(1));
	await dialog.findByRole("alert");
	await press();
	await dialog.findByText("Ce filtre trouve maintenant 3 commandes.");
	await press();
	await waitFor(() => expect(router.push).toHaveBeenCalled());
	expect(new Set(asked().map(({ requestId }) => requestId)).size).toBe(1);
});

it("says how far it is and why an order was refused, and stops when asked to", async () => {
	const stopped = { ...batch, state: "STOPPED" as const, endedAt: "2026-11-23T08:01:00.000Z" };
	let isStopped = false;
	const calls = fakeApi({
		"GET /admin/orders/batches/obat_1": () => ({ body: isStopped ? stopped : batch }),
		"POST /admin/orders/batches/obat_1/stop": () => {
			isStopped = true;
			return { body: stopped };
		},
	});
	renderInOffice(<OrderBatchPage id="obat_1" />);
	expect(await screen.findByText("Le stock ne suffit plus.")).toBeDefined();
	expect(screen.getByText(/sans e-mail aux clients/)).toBeDefined();
	const bar = screen.getByRole("progressbar", { name: "Avancement" });
	expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["2", "3"]);
	await userEvent.click(screen.getByRole("button", { name: "Arrêter" }));
	expect(await screen.findByText(/^Arrêté/)).toBeDefined();
	expect(screen.queryByRole("button", { name: "Arrêter" })).toBeNull();
	expect(calls.some(({ route }) => route === "POST /admin/orders/batches/obat_1/stop")).toBe(true);
});

it("one that does not exist says so", async () => {
	fakeApi({
		"GET /admin/orders/batches/absent": failure(404, "BATCH_NOT_FOUND", "Ce changement groupé n'existe pas."),
	});
	renderInOffice(<OrderBatchPage id="absent" />);
	expect(await screen.findByRole("heading", { name: "Ce changement groupé n'existe pas." })).toBeDefined();
});
