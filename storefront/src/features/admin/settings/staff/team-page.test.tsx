import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { TeamPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const ADA = {
	id: "user_1",
	email: "ada@exemple.fr",
	firstName: "Ada",
	lastName: "Berlingot",
	role: "owner",
	isYou: true,
	hasSecondFactor: true,
	sessions: 2,
	lastSeenAt: "2026-11-22T09:30:00.000Z",
};
const BEN = { ...ADA, id: "user_2", email: "ben@exemple.fr", firstName: "Ben", role: "readonly", isYou: false };
const PENDING = {
	id: "invt_1",
	email: "eve@exemple.fr",
	role: "orders",
	invitedBy: "ada@exemple.fr",
	expiresAt: "2026-11-29T09:30:00.000Z",
};

const KEY = {
	id: "apk_1",
	title: "Export comptable",
	redacted: "sk_a1b***c3d",
	owner: "ada@exemple.fr",
	createdAt: "2026-11-22T09:30:00.000Z",
};

function open(routes: Parameters<typeof fakeApi>[0] = {}) {
	visit("/admin/staff");
	const calls = fakeApi({
		"GET /admin/staff": { body: { members: [ADA, BEN], invitations: [PENDING], keys: [KEY] } },
		...routes,
	});
	renderInOffice(<TeamPage />);
	return calls;
}

it("shows members with role and second factor, invitations with their end, and what each role may do", async () => {
	open();
	const members = await screen.findByRole("list", { name: "Membres" });
	expect(within(members).getAllByRole("listitem")).toHaveLength(2);
	expect(within(members).getByText("Vous")).toBeDefined();
	expect(screen.getByLabelText("Rôle de ben@exemple.fr")).toHaveProperty("value", "readonly");
	expect(screen.getByText(/^Commandes, jusqu'au 29/)).toBeDefined();
	expect(screen.getByRole("rowheader", { name: /^Inviter, nommer/, hidden: true })).toBeDefined();
});

it("questions the address of an invitation that can hardly exist", async () => {
	open();
	await userEvent.type(await screen.findByLabelText("E-mail"), ".ada@exemple.fr");
	expect(screen.getByText(/^Vérifiez cette adresse/)).toBeDefined();
});

it("lists the API keys of Medusa with the owner that each acts for", async () => {
	open({
		"GET /admin/staff": {
			body: { members: [ADA], invitations: [], keys: [KEY, { ...KEY, id: "apk_2", title: "Ancien", owner: null }] },
		},
	});
	const keys = await screen.findByRole("region", { name: "Clés d'API de Medusa" });
	const [first, second] = within(keys).getAllByRole("listitem");
	expect(first?.textContent).toContain("Au nom de ada@exemple.fr");
	expect(second?.textContent).toMatch(/Sans propriétaire.: elle n'ouvre rien/);
});

it("says why the last owner's role cannot be changed", async () => {
	const message = "La boutique doit garder un propriétaire : nommez-en d'abord un autre.";
	open({ "PUT /admin/staff/user_1/role": failure(409, "LAST_OWNER", message) });
	await userEvent.selectOptions(await screen.findByLabelText("Rôle de ada@exemple.fr"), "orders");
	expect(await screen.findByText(message)).toBeDefined();
});

it("asks before a member is removed, and lists the keys that open nothing any more", async () => {
	const keys = [{ id: "ckey_1", channelId: "sc_1", name: "Caisse", prefix: "ck_abc" }];
	open({ "DELETE /admin/staff/user_2": { body: { keys, revokedKeys: [{ id: "apk_1", title: "Export comptable" }] } } });
	await userEvent.click(await screen.findByRole("button", { name: "Retirer ben@exemple.fr" }));
	await userEvent.click(await screen.findByRole("button", { name: "Retirer de l'équipe" }));
	expect((await screen.findByRole("link", { name: "Caisse (ck_abc…)" })).getAttribute("href")).toBe(
		"/admin/channels/sc_1",
	);
	expect(screen.getByText(/Clés d'API de Medusa révoquées.*Export comptable/)).toBeDefined();
});
