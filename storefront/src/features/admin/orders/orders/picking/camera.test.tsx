import type { Picking } from "@confiserie/domain/contract/picking";
import type { SeenCode } from "@confiserie/domain/fulfilment/camera-scan";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { PickingPage } from "../picking-page";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const BARBE = "3760000000017";
const picking: Picking = {
	products: [
		{
			reference: "BAP",
			name: "Barbe",
			boxes: 2,
			boxesPerLayer: null,
			boxesPerPallet: null,
			orders: 1,
			eanUnit: BARBE,
			eanBox: null,
			lots: [],
		},
	],
	orders: [],
};
const order: Picking["orders"][number] = {
	id: "order_1",
	orderNumber: "CMD-1",
	status: "CONFIRMED",
	paymentStatus: "PAID",
	remainingAmount: 0,
	customerName: "Camille Martin",
	postalCode: "26200",
	city: "Gap",
	delivery: null,
	boxes: 2,
	pallets: [],
};

/** Default image of the fake camera. */
let sight: SeenCode[];
/** As the Shape Detection API publishes it. */
class FakeDetector {
	static getSupportedFormats = async () => ["ean_13", "ean_8", "itf", "code_128", "qr_code"];
	detect = async () => sight;
}
class FakeTrack extends EventTarget {
	stop = vi.fn();
}
let track: FakeTrack;
const getUserMedia = vi.fn();
const seen = (rawValue: string): SeenCode => ({
	rawValue,
	format: "ean_13",
	boundingBox: { x: 0, y: 0, width: 10, height: 10 },
});

beforeEach(() => {
	sight = [];
	track = new FakeTrack();
	getUserMedia.mockReset().mockImplementation(async () => ({ getTracks: () => [track] }));
	vi.stubGlobal("BarcodeDetector", FakeDetector);
	Object.defineProperty(navigator, "mediaDevices", { value: { getUserMedia }, configurable: true });
	vi.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue();
	vi.spyOn(HTMLMediaElement.prototype, "readyState", "get").mockReturnValue(4);
	Object.defineProperty(HTMLMediaElement.prototype, "srcObject", { value: null, writable: true, configurable: true });
});
afterEach(() => {
	Object.defineProperty(document, "visibilityState", { value: "visible", configurable: true });
	vi.unstubAllGlobals();
});

async function open() {
	visit("/admin/orders/picking?orders=CMD-1");
	fakeApi({ "GET /admin/orders/picking": { body: { ...picking, orders: [order] } } });
	const { unmount } = renderInOffice(<PickingPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Ouvrir la caméra" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Scanner avec la caméra" }));
	return { dialog, unmount };
}

describe("the camera", () => {
	it("at the back is opened, counts a box once while it stays in sight, and is let go with the dialog", async () => {
		const { dialog } = await open();
		expect(getUserMedia.mock.calls[0]?.[0].video.facingMode).toEqual({ ideal: "environment" });
		await waitFor(() => expect(dialog.queryByText("Ouverture de la caméra…")).toBeNull());
		expect(dialog.getByText("Barbe, 2 cartons")).toBeDefined();
		sight = [seen(BARBE)];
		const said = await dialog.findByText("Barbe : 1 sur 2.");
		expect(said.closest("[role=status]")).not.toBeNull();
		sight = [seen("2000000010014")];
		await dialog.findByText("2000000010014 n'est pas dans cette liste.");
		expect(dialog.getByText("1 sur 2 cartons")).toBeDefined();
		await userEvent.click(dialog.getByRole("button", { name: "Annuler le dernier scan" }));
		await dialog.findByText("Dernier scan annulé. Barbe : 0 sur 2.");
		expect(track.stop).not.toHaveBeenCalled();
		await userEvent.click(dialog.getByRole("button", { name: "Fermer" }));
		await waitFor(() => expect(track.stop).toHaveBeenCalled());
	});

	it.each([
		["NotAllowedError", /n'est pas autorisée/],
		["NotFoundError", /Aucune caméra sur cet appareil/],
		["NotReadableError", /utilisée par une autre application/],
		["TypeError", /n'a pas pu s'ouvrir/],
	])("that answers %s is explained, and asked for again at a press", async (name, text) => {
		getUserMedia.mockRejectedValueOnce(new DOMException("", name));
		const { dialog } = await open();
		expect((await dialog.findByRole("alert")).textContent).toMatch(text);
		sight = [seen(BARBE)];
		await userEvent.click(dialog.getByRole("button", { name: "Relancer la caméra" }));
		await dialog.findByText("Barbe : 1 sur 2.");
		expect(dialog.queryByRole("alert")).toBeNull();
	});

	it("does not exist without HTTPS", async () => {
		Object.defineProperty(navigator, "mediaDevices", { value: undefined, configurable: true });
		const { dialog } = await open();
		expect((await dialog.findByRole("alert")).textContent).toMatch(/en HTTPS/);
	});

	it("is let go while the page is hidden, and when it is left", async () => {
		const { dialog, unmount } = await open();
		await waitFor(() => expect(dialog.queryByText("Ouverture de la caméra…")).toBeNull());
		Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
		act(() => void document.dispatchEvent(new Event("visibilitychange")));
		expect(track.stop).toHaveBeenCalledTimes(1);
		expect(dialog.getByRole("alert").textContent).toMatch(/coupée pendant que la page/);
		track = new FakeTrack();
		await userEvent.click(dialog.getByRole("button", { name: "Relancer la caméra" }));
		await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
		unmount();
		await waitFor(() => expect(track.stop).toHaveBeenCalled());
	});

	it("that is pulled out says so", async () => {
		const { dialog } = await open();
		await waitFor(() => expect(dialog.queryByText("Ouverture de la caméra…")).toBeNull());
		act(() => void track.dispatchEvent(new Event("ended")));
		expect(dialog.getByRole("alert").textContent).toBe("La caméra s'est arrêtée.");
	});
});

it("a document that began in the shop, whose policy allows no camera, is loaded again first and opens it then", async () => {
	const reload = vi.fn();
	vi.stubGlobal("location", { href: "http://shop.test/admin/orders/picking", reload });
	const entries = vi.fn(() => [{ name: "http://shop.test/login" }]);
	Object.defineProperty(performance, "getEntriesByType", { value: entries, configurable: true });
	visit("/admin/orders/picking?orders=CMD-1");
	fakeApi({ "GET /admin/orders/picking": { body: { ...picking, orders: [order] } } });
	const { unmount } = renderInOffice(<PickingPage />);
	await userEvent.click(await screen.findByRole("button", { name: "Ouvrir la caméra" }));
	expect([reload.mock.calls.length, getUserMedia.mock.calls.length]).toEqual([1, 0]);
	unmount();
	renderInOffice(<PickingPage />);
	await screen.findByRole("dialog", { name: "Scanner avec la caméra" });
	await waitFor(() => expect(getUserMedia).toHaveBeenCalled());
});
