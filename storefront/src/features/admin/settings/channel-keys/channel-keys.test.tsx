import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type FakeRoute, failure, fakeApi } from "@/lib/testing/fake-api";
import { renderInOffice } from "@/lib/testing/office";
import { ChannelKeys } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const AT = "/admin/channels/sc_1/keys";
const row = {
	id: "ckey_1",
	name: "Caisse de Lyon",
	prefix: "ck_Zm9yY2Ut",
	scopes: ["catalogue:read", "orders:write"],
	origins: ["https://caisse.exemple.fr"],
	requestsPerMinute: 120,
	state: "ACTIVE",
	createdAt: "2026-11-20T09:42:00.000Z",
	createdBy: "admin@demo.fr",
	expiresAt: null,
	lastUsedAt: null,
	revokedAt: null,
	revokedBy: null,
};
const KEY = "ck_Zm9yY2UtZGUtdmVudGUtZXhlbXBsZS0yNTYtYml0czAw";

function open(routes: Record<string, FakeRoute | "network"> = {}) {
	const calls = fakeApi({ [`GET ${AT}`]: { body: [row] }, ...routes });
	renderInOffice(<ChannelKeys channel={{ id: "sc_1" }} />);
	return calls;
}
const issue = () => userEvent.click(screen.getByRole("button", { name: "Émettre une clé" }));

describe("keys of a sales channel", () => {
	it("lists what each may do, from where, since when, and its last use, but never the key", async () => {
		open();
		const list = await screen.findByRole("list", { name: "Clés du canal" });
		expect(list.textContent).toMatch(
			/Caisse de Lyonck_Zm9yY2Ut….*En vigueur.*Passer des commandes.*120 appels par minute au plus, depuis https:\/\/caisse\.exemple\.fr.*Jamais utilisée/,
		);
	});

	it("issues a key and shows it once, to be copied", async () => {
		const calls = open({ [`POST ${AT}`]: { status: 201, body: { ...row, key: KEY } } });
		await userEvent.type(await screen.findByLabelText("Nom de la clé"), "Caisse de Lyon");
		await userEvent.click(screen.getByRole("checkbox", { name: "Passer des commandes" }));
		await userEvent.type(screen.getByLabelText(/^Sites/), "https://caisse.exemple.fr");
		await issue();
		expect(await screen.findByLabelText("Clé « Caisse de Lyon »")).toHaveProperty("value", KEY);
		expect(calls.find(({ route }) => route.startsWith("POST"))?.body).toEqual({
			name: "Caisse de Lyon",
			scopes: ["orders:write"],
			requestsPerMinute: 120,
			expiresAt: null,
			origins: ["https://caisse.exemple.fr"],
		});
		expect(screen.getByLabelText("Nom de la clé")).toHaveProperty("value", "");
	});

	it("says beside each field what is missing, and asks for nothing", async () => {
		const calls = open();
		await userEvent.type(await screen.findByLabelText(/^Sites/), "caisse");
		await userEvent.clear(screen.getByLabelText("Appels par minute"));
		await issue();
		expect(await screen.findByText("Nommez cette clé.")).toBeDefined();
		expect(screen.getByText("Choisissez au moins un droit.")).toBeDefined();
		expect(screen.getByText("Un entier de 1 à 6000 est attendu.")).toBeDefined();
		expect(screen.getByText(/Une origine est attendue/)).toBeDefined();
		expect(calls.filter(({ route }) => route.startsWith("POST"))).toEqual([]);
	});

	it("asks before it revokes, and names which", async () => {
		let isRevoked = false;
		open({
			[`GET ${AT}`]: () => ({ body: isRevoked ? [] : [row] }),
			[`DELETE ${AT}/ckey_1`]: () => {
				isRevoked = true;
				return { body: undefined };
			},
		});
		await userEvent.click(await screen.findByRole("button", { name: "Révoquer la clé Caisse de Lyon" }));
		const dialog = await screen.findByRole("dialog");
		expect(dialog.textContent).toMatch(/« Caisse de Lyon » \(ck_Zm9yY2Ut…\) sera refusé à l'instant/);
		await userEvent.click(within(dialog).getByRole("button", { name: "Révoquer la clé" }));
		expect(await screen.findByText("Aucune clé pour l'instant.")).toBeDefined();
	});

	it("says that the list could not be read, and tries again", async () => {
		open({ [`GET ${AT}`]: failure(503, "SERVICE_UNAVAILABLE", "Indisponible.") });
		expect(await screen.findByText("Impossible de charger les clés")).toBeDefined();
		expect(screen.getByRole("button", { name: "Réessayer" })).toBeDefined();
	});
});
