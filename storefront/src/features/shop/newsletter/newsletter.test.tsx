import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { AccountQueries } from "@/lib/account-queries";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInShop } from "@/lib/testing/shop";
import { NewsletterCard, NewsletterConfirmPage, NewsletterForm, NewsletterLeavePage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

describe("asking for the newsletter", () => {
	it("needs an address and a consent that is not preselected", async () => {
		const calls = fakeApi({});
		render(<NewsletterForm />);
		expect(screen.getByRole("checkbox")).toHaveProperty("checked", false);
		await userEvent.click(screen.getByRole("button", { name: "M'inscrire" }));
		expect(await screen.findByText("Saisissez votre adresse e-mail.")).toBeDefined();
		expect(screen.getByText("Cochez cette case pour vous inscrire.")).toBeDefined();
		expect(calls).toEqual([]);
	});

	it("questions an address that can hardly exist", async () => {
		render(<NewsletterForm />);
		await userEvent.type(screen.getByLabelText("Votre adresse e-mail"), "camille..martin@exemple.fr");
		expect(screen.getByText(/^Vérifiez cette adresse/)).toBeDefined();
	});

	it("sends both with the version of the words, and says the same for every address", async () => {
		const calls = fakeApi({ "POST /newsletter": { status: 202, body: null } });
		render(<NewsletterForm />);
		await userEvent.type(screen.getByLabelText("Votre adresse e-mail"), "camille@exemple.fr");
		await userEvent.click(screen.getByRole("checkbox"));
		await userEvent.click(screen.getByRole("button", { name: "M'inscrire" }));
		expect(await screen.findByRole("heading", { name: "Une dernière étape" })).toBeDefined();
		expect(calls).toMatchObject([{ body: { email: "camille@exemple.fr", consent: 1, website: "" } }]);
	});
});

describe("the pages of mailed links", () => {
	it("confirm by a press, not by the visit", async () => {
		visit("/lettre/confirmation?token=abc");
		const calls = fakeApi({ "POST /newsletter/confirm": { body: null } });
		renderInShop(<NewsletterConfirmPage />);
		const press = await screen.findByRole("button", { name: "Confirmer mon inscription" });
		expect(calls.filter(({ route }) => route.startsWith("POST"))).toEqual([]);
		await userEvent.click(press);
		expect(await screen.findByText("Votre inscription est confirmée")).toBeDefined();
		expect(calls).toContainEqual(expect.objectContaining({ body: { token: "abc" } }));
	});

	it("say why a link is refused", async () => {
		visit("/lettre/confirmation?token=vieux");
		fakeApi({ "POST /newsletter/confirm": failure(400, "NEWSLETTER_LINK_REFUSED", "Ce lien n'est plus valable.") });
		renderInShop(<NewsletterConfirmPage />);
		await userEvent.click(await screen.findByRole("button", { name: "Confirmer mon inscription" }));
		expect(await screen.findByText("Ce lien n'est plus valable.")).toBeDefined();
	});

	it("end the subscription by one press", async () => {
		visit("/lettre/desinscription?token=abc");
		const calls = fakeApi({ "POST /newsletter/unsubscribe/abc": { body: null } });
		renderInShop(<NewsletterLeavePage />);
		await userEvent.click(await screen.findByRole("button", { name: "Me désinscrire" }));
		expect(await screen.findByText("Vous êtes désinscrit")).toBeDefined();
		expect(calls.filter(({ route }) => route.startsWith("POST"))).toHaveLength(1);
	});
});

describe("the choice of an account", () => {
	it("is asked for with the words that are agreed to, and ended", async () => {
		const calls = fakeApi({
			"GET /auth/newsletter": { body: { state: "NONE" } },
			"PUT /auth/newsletter": ({ body }) => ({
				body: { state: (body as { subscribed: boolean }).subscribed ? "PENDING" : "NONE" },
			}),
		});
		render(
			<AccountQueries>
				<NewsletterCard />
			</AccountQueries>,
		);
		await userEvent.click(await screen.findByRole("button", { name: "J'accepte, inscrivez-moi" }));
		expect(await screen.findByText(/Un lien de confirmation vous attend/)).toBeDefined();
		await userEvent.click(screen.getByRole("button", { name: "Me désinscrire" }));
		await waitFor(() => expect(screen.getByText(/J'accepte de recevoir par e-mail/)).toBeDefined());
		const sent = calls.filter(({ route }) => route.startsWith("PUT")).map(({ body }) => body);
		expect(sent).toEqual([{ subscribed: true, consent: 1 }, { subscribed: false }]);
	});
});
