import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSession } from "@/features/account/auth";
import { storeToken } from "@/lib/session";
import { berlingot } from "@/lib/testing/admin-products";
import { type FakeCall, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { expectFocus } from "@/test/focus";
import { NewProductPage, ProductPage } from ".";
import { AUTOSAVE_DELAY_MS } from "./use-autosave";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const ME = { "GET /auth/me": { body: { ...camille, role: "ADMIN" } } };
const READ = "GET /admin/products/prod_1";
const WRITE = "PUT /admin/products/prod_1";
const CREATE = "POST /admin/products";
const draft = { ...berlingot, isPublished: false, eanUnit: "", eanBox: "", tags: [] };
const type = (label: string, text: string) =>
	fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const pause = () => vi.advanceTimersByTimeAsync(AUTOSAVE_DELAY_MS + 100);
const sent = (calls: readonly FakeCall[], route: string) =>
	calls.filter((call) => call.route === route).map(({ body }) => body as Record<string, unknown>);
const stored = () => localStorage.getItem("product-inputs");

/** Like the admin's guard: no form before the user is known. */
function Known({ children }: { children: ReactNode }) {
	return useSession().user ? children : null;
}

async function openEdit(routes: Parameters<typeof fakeApi>[0]) {
	const calls = fakeApi({ ...ME, [READ]: { body: draft }, ...routes });
	const { unmount } = renderInOffice(
		<Known>
			<ProductPage id="prod_1" />
		</Known>,
	);
	await screen.findByRole("form");
	return { calls, unmount };
}

beforeEach(() => {
	sessionStorage.clear();
	localStorage.clear();
	storeToken(camille.token);
	visit("/admin/products/new");
	vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
	vi.useRealTimers();
});

describe("a draft is saved by itself", () => {
	it("as soon as it has name, reference and price: made once, then changed with the version that came back", async () => {
		let version = 1;
		const answer = () => ({ body: { ...draft, version: `v${version++}` } });
		const calls = fakeApi({ ...ME, [CREATE]: () => ({ status: 201, ...answer() }), [WRITE]: answer });
		renderInOffice(
			<Known>
				<NewProductPage />
			</Known>,
		);
		await screen.findByRole("form");
		type("Nom", "Berlingot");
		await pause();
		expect(await screen.findByText(/un brouillon s'enregistre dès qu'il a un nom/)).toBeDefined();
		expect(sent(calls, CREATE)).toEqual([]);
		type("Référence", "BER-1");
		type("Au carton (€)", "1,5");
		await pause();
		expect(await screen.findByText(/^Brouillon enregistré à \d{2}:\d{2}$/)).toBeDefined();
		expect(sent(calls, CREATE)).toMatchObject([{ name: "Berlingot", isPublished: false, eanUnit: "" }]);
		expect(window.location.pathname).toBe("/admin/products/prod_1/edit");
		type("Description", "Doux.");
		await userEvent.click(screen.getByLabelText("En vente"));
		await pause();
		await vi.waitFor(() => expect(sent(calls, WRITE)).toHaveLength(1));
		expect(sent(calls, WRITE)[0]).toMatchObject({ description: "Doux.", version: "v1", isPublished: false });
		expect(sent(calls, CREATE)).toHaveLength(1);
		expect(stored()).toBeNull();
	});

	it("with the shop unavailable it is stored locally and retried, and a lost response creates no duplicate", async () => {
		let isAway = true;
		const calls = fakeApi({
			...ME,
			[CREATE]: () => (isAway ? failure(503, "UNAVAILABLE", "Indisponible") : { status: 201, body: draft }),
			[WRITE]: { body: { ...draft, version: "v2" } },
		});
		renderInOffice(
			<Known>
				<NewProductPage />
			</Known>,
		);
		await screen.findByRole("form");
		type("Nom", "Berlingot");
		type("Référence", "BER-1");
		type("Au carton (€)", "1,5");
		await pause();
		expect(await screen.findByText(/la boutique ne répond pas/)).toBeDefined();
		expect(stored()).toContain("BER-1");
		isAway = false;
		window.dispatchEvent(new Event("online"));
		expect(await screen.findByText(/^Brouillon enregistré à/)).toBeDefined();
		const made = sent(calls, CREATE);
		expect(made).toHaveLength(2);
		expect(made[0]?.requestId).toBe(made[1]?.requestId);
		// The first call may have made it with older words.
		expect(sent(calls, WRITE)).toMatchObject([{ name: "Berlingot", version: "v1" }]);
		expect(stored()).toBeNull();
	});

	it("after another tab's save nothing is overwritten or sent until the user decides", async () => {
		const current = { ...draft, version: "v2", description: "De l'autre onglet." };
		const { calls } = await openEdit({ [WRITE]: failure(409, "PRODUCT_CHANGED", "Modifié.", { current }) });
		type("Nom", "Le mien");
		await pause();
		expect((await screen.findByRole("alert")).textContent).toContain("De l'autre onglet.");
		type("Nom", "Le mien encore");
		await pause();
		expect(sent(calls, WRITE)).toHaveLength(1);
		await userEvent.click(screen.getByRole("button", { name: "Garder mes modifications" }));
		await pause();
		await vi.waitFor(() => expect(sent(calls, WRITE)).toHaveLength(2));
		expect(sent(calls, WRITE)[1]).toMatchObject({ name: "Le mien encore", version: "v2" });
	});

	it("leaving between two saves loses nothing", async () => {
		const { calls, unmount } = await openEdit({ [WRITE]: { body: { ...draft, version: "v2" } } });
		type("Nom", "Vite parti");
		unmount();
		await vi.waitFor(() => expect(sent(calls, WRITE)).toMatchObject([{ name: "Vite parti" }]));
	});
});

describe("what is on sale", () => {
	it("is never saved automatically: the input is stored locally and offered again", async () => {
		const { calls, unmount } = await openEdit({ [READ]: { body: berlingot } });
		type("Nom", "Pas encore");
		expect(stored()).toContain("Pas encore");
		await pause();
		unmount();
		expect(sent(calls, WRITE)).toEqual([]);

		await openEdit({ [READ]: { body: { ...berlingot, version: "v2", description: "Changée depuis." } } });
		await userEvent.click(await screen.findByRole("button", { name: "Reprendre la saisie" }));
		expect(screen.getByLabelText("Nom")).toHaveProperty("value", "Pas encore");
		// The button is gone, and the keyboard is not.
		await expectFocus(() => screen.getByLabelText("Nom"));
		expect(screen.getByLabelText("Description")).toHaveProperty("value", "Changée depuis.");
	});
});
