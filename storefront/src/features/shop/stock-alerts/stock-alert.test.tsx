import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storeToken } from "@/lib/session";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { StockAlert } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const ROUTE = "POST /products/prod_1/stock-alerts";
const press = async () => userEvent.click(await screen.findByRole("button", { name: "Me prévenir du retour" }));

beforeEach(() => {
	localStorage.clear();
	visit("/products/prod_1");
});

describe("a mail when a product is back", () => {
	it("is one click for a signed-in customer, and names the consent", async () => {
		storeToken(camille.token);
		const calls = fakeApi({ "GET /auth/me": { body: camille }, [ROUTE]: { status: 202, body: null } });
		renderInShop(<StockAlert productId="prod_1" />);
		await press();
		expect((await screen.findByText(/C'est noté/)).textContent).toContain("client@demo.fr");
		expect(calls.at(-1)?.body).toEqual({ email: "client@demo.fr", website: "", consent: 1 });
	});

	it("asks a guest for an e-mail, and says what is wrong with it", async () => {
		const calls = fakeApi({ [ROUTE]: { status: 202, body: null } });
		renderInShop(<StockAlert productId="prod_1" />);
		await press();
		expect(screen.getByText("Saisissez votre adresse e-mail.")).toBeDefined();
		await userEvent.type(screen.getByLabelText("Votre adresse e-mail"), "camille@exemple.fr");
		await press();
		await screen.findByText(/C'est noté/);
		expect(calls.map(({ body }) => body)).toEqual([{ email: "camille@exemple.fr", website: "", consent: 1 }]);
	});

	it("says when it could not be asked for, and can be tried again", async () => {
		fakeApi({ [ROUTE]: failure(429, "RATE_LIMITED", "Trop de tentatives.") });
		renderInShop(<StockAlert productId="prod_1" />);
		await userEvent.type(await screen.findByLabelText("Votre adresse e-mail"), "camille@exemple.fr");
		await press();
		expect(await screen.findByText("Trop de tentatives.")).toBeDefined();
	});
});
