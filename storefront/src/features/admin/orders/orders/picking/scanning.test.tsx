import type { Picking } from "@confiserie/domain/contract/picking";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { expectFocus } from "@/test/focus";
import { PickingPage } from "../picking-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const BARBE = "3760000000017";
const BARBE_BOX = "13760000000014";
const NOUGAT = "036000291452";
const product = { boxes: 3, boxesPerLayer: 8, boxesPerPallet: 48, orders: 1, lots: [] };
const picking: Picking = {
	products: [
		{ ...product, reference: "BAP", name: "Barbe", eanUnit: BARBE, eanBox: BARBE_BOX },
		{ ...product, reference: "NOU", name: "Nougat", boxes: 1, eanUnit: NOUGAT, eanBox: null },
	],
	orders: [
		{
			id: "order_1",
			orderNumber: "CMD-1",
			status: "CONFIRMED",
			paymentStatus: "PAID",
			remainingAmount: 0,
			customerName: "Camille Martin",
			postalCode: "26200",
			city: "Gap",
			delivery: null,
			boxes: 4,
			pallets: [],
		},
	],
};

async function open(body: Picking = picking) {
	visit("/admin/orders/picking?orders=CMD-1");
	fakeApi({ "GET /admin/orders/picking": { body } });
	renderInOffice(<PickingPage />);
	await screen.findByLabelText("Scanner un code");
}
const field = () => screen.getByLabelText<HTMLInputElement>("Scanner un code");
/** As a hand scanner does it: digits, then Enter. */
const scan = (code: string) => userEvent.type(field(), `${code}{Enter}`);
const said = () => screen.getByRole("status").textContent;
const isDone = (name: string) => screen.getByRole<HTMLInputElement>("checkbox", { name: `${name} est prêt` }).checked;

const vibrate = vi.fn();
beforeEach(() => {
	vibrate.mockReset();
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
	Object.defineProperty(navigator, "vibrate", { value: vibrate, configurable: true });
});

describe("the field for a hand scanner", () => {
	it("counts a box at a time, says so, empties itself and waits for the next; the number reached ticks the product off", async () => {
		await open();
		await scan(BARBE);
		expect(said()).toBe("Barbe\u00a0: 1 sur 3.");
		expect(field().value).toBe("");
		await expectFocus(field);
		expect(screen.getByText("Barbe, 2 cartons")).toBeDefined();
		await scan(BARBE_BOX);
		expect(isDone("Barbe")).toBe(false);
		await scan(BARBE);
		expect(said()).toBe("Barbe\u00a0: 3 sur 3, complet.");
		expect(isDone("Barbe")).toBe(true);
		expect(screen.getByText("Nougat, 1 carton")).toBeDefined();
		await scan(`0${NOUGAT}`);
		expect(said()).toBe("Nougat\u00a0: 1 sur 1. Tout est prêt.");
		expect(vibrate.mock.calls).toEqual(Array(4).fill([[40]]));
	});

	it("says what is not on the list and what is one too many, with another signal, and counts neither", async () => {
		await open();
		await scan("2000000010014");
		expect(said()).toBe("2000000010014 n'est pas dans cette liste.");
		await scan(NOUGAT);
		await scan(NOUGAT);
		expect(said()).toBe("Un de trop\u00a0: Nougat, au complet avec 1 carton. Reposez-le.");
		await scan(" ");
		expect(said()).toBe("Scannez ou saisissez un code.");
		expect(vibrate.mock.calls.map(([shakes]) => shakes.length)).toEqual([3, 1, 3, 3]);
		expect(screen.getByText("1 sur 4 cartons")).toBeDefined();
	});

	it("is silent where that was chosen, and does not shake where little motion is wanted", async () => {
		await open();
		await userEvent.click(screen.getByLabelText("Son et vibration à chaque scan"));
		await scan(BARBE);
		expect(vibrate).not.toHaveBeenCalled();
		await userEvent.click(screen.getByLabelText("Son et vibration à chaque scan"));
		vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
		await scan(BARBE);
		expect(vibrate).not.toHaveBeenCalled();
	});

	it("counts the rest of a product at one press, and takes scans back one after the other without losing the keyboard's place", async () => {
		await open();
		await scan(BARBE);
		await userEvent.click(screen.getByRole("button", { name: /^Tout compter.*Barbe$/ }));
		expect(said()).toBe("Barbe\u00a0: 3 sur 3, complet.");
		expect(screen.queryByRole("button", { name: /^Tout compter/ })).toBeNull();
		await waitFor(() => expect(document.activeElement).not.toBe(document.body));
		const undo = screen.getByRole("button", { name: "Annuler le dernier scan" });
		await userEvent.click(undo);
		expect(said()).toBe("Dernier scan annulé. Barbe\u00a0: 1 sur 3.");
		await userEvent.click(undo);
		expect(said()).toBe("Dernier scan annulé. Barbe\u00a0: 0 sur 3.");
		expect(screen.queryByRole("button", { name: "Annuler le dernier scan" })).toBeNull();
		await waitFor(() => expect(document.activeElement).not.toBe(document.body));
	});

	it("restores the counts of these orders on return, and follows another tab", async () => {
		await open();
		await scan(BARBE);
		const stored = localStorage.getItem("picked") ?? "";
		await scan(BARBE);
		cleanup();
		await open();
		expect(screen.getByText("2 sur 3")).toBeDefined();
		localStorage.setItem("picked", stored);
		act(() => {
			window.dispatchEvent(new StorageEvent("storage", { key: "picked" }));
		});
		expect(screen.getByText("1 sur 3")).toBeDefined();
		cleanup();
		await open({ ...picking, orders: [{ ...picking.orders[0], orderNumber: "CMD-2" } as Picking["orders"][number]] });
		expect(screen.getByText("0 sur 4 cartons")).toBeDefined();
	});

	it("starts from zero when the stored counts are unreadable", async () => {
		localStorage.setItem("picked", "CMD-1\nBAP/8/48");
		await open();
		expect(isDone("Barbe")).toBe(false);
		await scan(BARBE);
		expect(said()).toBe("Barbe\u00a0: 1 sur 3.");
	});

	it("counts on after a product was ticked by hand and restarted", async () => {
		await open();
		await scan(BARBE);
		const box = screen.getByRole("checkbox", { name: "Barbe est prêt" });
		await userEvent.click(box);
		expect(screen.getByText("3 sur 4 cartons")).toBeDefined();
		await userEvent.click(box);
		await scan(BARBE);
		expect(said()).toBe("Barbe\u00a0: 1 sur 3.");
	});
});

describe("lots", () => {
	const lot = (code: string, expiresOn: string, boxes: number) => ({
		id: `lot_${code}`,
		code,
		durability: "BEST_BEFORE" as const,
		expiresOn,
		boxes,
		stocked: 9,
	});
	const [barbe, ...others] = picking.products;
	const lotted = {
		...picking,
		products: [
			{ ...barbe, lots: [lot("L1", "2027-01-31", 3), lot("L2", "2027-06-30", 0)] } as Picking["products"][number],
			...others,
		],
	};
	const owner = { "GET /auth/me": { body: { ...camille, role: "ADMIN" as const, staffRole: "owner" as const } } };

	it("are proposed, confirmed by the label, and recorded for the orders; one that should wait is named", async () => {
		storeToken("session");
		visit("/admin/orders/picking?orders=CMD-1");
		let status = 503;
		const calls = fakeApi({
			...owner,
			"GET /admin/orders/picking": { body: lotted },
			"PUT /admin/orders/picking/lots": () =>
				status === 200
					? { body: { boxes: 1 } }
					: failure(503, "SERVICE_UNAVAILABLE", "Le service est momentanément indisponible."),
		});
		renderInOffice(<PickingPage />);
		await screen.findByLabelText("Scanner un code");
		expect(screen.getByText(/^Lot L1, DDM 31 janvier 2027/).textContent).toContain("3 cartons");
		await scan(`(01)${BARBE_BOX}(17)270131(10)L1`);
		expect(said()).toBe("Barbe, lot L1\u00a0: 1 sur 3.");
		await screen.findByText("Les lots ne sont pas notés");
		status = 200;
		await userEvent.click(screen.getByRole("button", { name: /Réessayer/ }));
		await screen.findByText("Lots notés pour ces commandes.");
		await scan("l2");
		expect(screen.getAllByRole("status")[0]?.textContent).toBe(
			"Barbe, lot L2\u00a0: 2 sur 3. À prendre avant\u00a0: Lot L1, DDM 31 janvier 2027.",
		);
		await waitFor(() =>
			expect(calls.filter(({ route }) => route.startsWith("PUT")).at(-1)?.body).toEqual({
				orders: ["CMD-1"],
				lots: [
					{ reference: "BAP", lot: "L1", boxes: 1 },
					{ reference: "BAP", lot: "L2", boxes: 1 },
				],
			}),
		);
	});

	it("of a label that were not received are counted, and said not to be recorded", async () => {
		await open(lotted);
		await scan(`(01)${BARBE_BOX}(10)X9`);
		expect(said()).toBe("Barbe, lot X9\u00a0: 1 sur 3. Ce lot n'est pas en stock\u00a0: il n'est pas noté.");
	});
});
