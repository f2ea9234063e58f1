import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { AdminShell } from "@/features/admin/shell";
import { storeToken } from "@/lib/session";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { camille } from "@/lib/testing/fixtures";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { CarrierCard } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const NONE = { isConnected: false, publicKey: "", webhookUrl: "https://boutique.fr/api/carriers/sendcloud" };
const CONNECTED = {
	...NONE,
	isConnected: true,
	publicKey: "cle-publique",
	changedAt: "2026-11-21T09:00:00.000Z",
	changedBy: "a@b.fr",
};

function open(account: object, routes: Record<string, FakeRoute>) {
	visit("/admin/delivery");
	storeToken(camille.token);
	const calls = fakeApi({
		"GET /auth/me": { body: { ...camille, role: "ADMIN" } },
		"GET /admin/carrier": { body: { changedAt: null, changedBy: null, ...account } },
		...routes,
	});
	renderInShop(
		<AdminShell>
			<CarrierCard />
		</AdminShell>,
	);
	return calls;
}

it("connects an account; the secret key leaves the form and does not come back", async () => {
	const calls = open(NONE, { "PUT /admin/carrier": { body: CONNECTED } });
	await userEvent.type(await screen.findByLabelText("Clé publique"), "cle-publique");
	await userEvent.type(screen.getByLabelText("Clé secrète"), "cle-secrete");
	await userEvent.keyboard("{Enter}");
	expect(await screen.findByText("Connecté")).toBeDefined();
	expect(document.activeElement).toBe(screen.getByLabelText("Clé secrète"));
	expect(screen.getByLabelText<HTMLInputElement>("Clé secrète").value).toBe("");
	expect(calls.find(({ route }) => route === "PUT /admin/carrier")?.body).toEqual({
		publicKey: "cle-publique",
		secretKey: "cle-secrete",
	});
});

it.each([
	[{ body: { services: 12 } }, "Connexion réussie : 12 services disponibles."],
	[
		failure(409, "CARRIER_KEYS_REFUSED", "Sendcloud refuse les clés du compte."),
		"Sendcloud refuse les clés du compte.",
	],
])("a test of the connection says how it went: %j", async (answer, words) => {
	open(CONNECTED, { "POST /admin/carrier/test": answer });
	await userEvent.click(await screen.findByRole("button", { name: "Essayer la connexion" }));
	expect(await screen.findByText(words)).toBeDefined();
});

it("removes the account after a question; the next one is typed into empty fields", async () => {
	let account: object = CONNECTED;
	const calls = open(CONNECTED, {
		"GET /admin/carrier": () => ({ body: { changedAt: null, changedBy: null, ...account } }),
		"DELETE /admin/carrier": () => {
			account = NONE;
			return { status: 204, body: undefined };
		},
	});
	await userEvent.type(await screen.findByLabelText("Clé secrète"), "à demi saisie");
	await userEvent.click(await screen.findByRole("button", { name: "Retirer le compte" }));
	const dialog = within(await screen.findByRole("dialog", { name: "Retirer le compte ?" }));
	await userEvent.click(dialog.getByRole("button", { name: "Retirer le compte" }));
	await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Clé publique").value).toBe(""));
	expect(screen.getByLabelText<HTMLInputElement>("Clé secrète").value).toBe("");
	expect(calls.map(({ route }) => route)).toContain("DELETE /admin/carrier");
});

it("names the key that is wrong", async () => {
	const message = "Une clé compte de 8 à 200 caractères, sans espace.";
	open(NONE, {
		"PUT /admin/carrier": failure(400, "VALIDATION", message, { errors: [{ field: "secretKey", message }] }),
	});
	await userEvent.type(await screen.findByLabelText("Clé publique"), "cle-publique");
	await userEvent.type(screen.getByLabelText("Clé secrète"), "cle-secrete");
	await userEvent.click(screen.getByRole("button", { name: "Connecter" }));
	expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
	expect(screen.getByLabelText("Clé secrète").getAttribute("aria-invalid")).toBe("true");
});
