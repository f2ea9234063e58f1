import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { MessagesPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const message = {
	id: "msg_1",
	name: "Camille Martin",
	email: "camille@exemple.fr",
	subject: "Kermesse",
	message: "Livrez-vous une palette ?",
	createdAt: "2026-11-20T09:42:00.000Z",
	handledAt: null as string | null,
	handledBy: null as string | null,
};
const pageOf = (...content: object[]) => ({ body: { content, totalElements: content.length, last: true } });

it("lists unhandled messages, replies by mail, and removes handled ones", async () => {
	visit("/admin/messages");
	let open = [message];
	const handled = { ...message, handledAt: "2026-11-21T09:42:00.000Z", handledBy: "admin@demo.fr" };
	fakeApi({
		"GET /admin/messages": ({ query }) => (query.get("state") === "OPEN" ? pageOf(...open) : pageOf(handled)),
		"PUT /admin/messages/msg_1/state": ({ body }) => {
			expect(body).toEqual({ state: "HANDLED" });
			open = [];
			return { body: handled };
		},
	});
	renderInOffice(<MessagesPage />);
	const reply = await screen.findByRole("link", { name: "Répondre par e-mail à Camille Martin" });
	expect(reply.getAttribute("href")).toBe("mailto:camille%40exemple.fr?subject=Re%3A%20Kermesse");
	await userEvent.click(screen.getByRole("button", { name: /^Marquer comme traité/ }));
	expect(await screen.findByText("Aucun message à traiter.")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Traités" }));
	expect(await screen.findByText(/^Traité le .* par admin@demo\.fr$/)).toBeDefined();
});

it("searches on the server", async () => {
	visit("/admin/messages");
	const calls = fakeApi({
		"GET /admin/messages": ({ query }) => (query.get("query") === "palette" ? pageOf() : pageOf(message)),
	});
	renderInOffice(<MessagesPage />);
	await userEvent.type(await screen.findByLabelText("Chercher un nom, un e-mail, un mot"), "palette");
	expect(await screen.findByText("Aucun message ne correspond à cette recherche.")).toBeDefined();
	expect(calls.at(-1)?.query.get("page")).toBe("0");
});
