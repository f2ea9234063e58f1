import { contactSchema } from "@confiserie/domain/contract/contact";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectFocus } from "@/test/focus";
import { ContactForm } from "./contact-form";
import { validateContact } from "./validation";

afterEach(() => vi.unstubAllGlobals());

/** Lets POST /api/contact answer; returns what was sent. */
function stubShop(answer: () => Response | Promise<Response>): unknown[] {
	const sent: unknown[] = [];
	vi.stubGlobal("fetch", async (_url: string, init: RequestInit) => {
		sent.push(JSON.parse(String(init.body)));
		return answer();
	});
	return sent;
}
const received = () => Response.json({ received: true }, { status: 201 });
const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const press = () => userEvent.click(screen.getByRole("button", { name: "Envoyer le message" }));

async function fillIn(): Promise<void> {
	await userEvent.type(field("Nom"), "Camille");
	await userEvent.type(field("Email"), "camille@exemple.fr");
	await userEvent.type(field("Objet"), "Palette");
	await userEvent.type(field("Message"), "Bonjour");
}

describe("contact form", () => {
	it("sends the message, says that it arrived and where the reply goes", async () => {
		const sent = stubShop(received);
		render(<ContactForm />);
		await fillIn();
		await press();
		const heading = await screen.findByRole("heading", { name: "Message bien reçu" });
		await expectFocus(() => heading);
		expect(screen.getByText("camille@exemple.fr")).toBeTruthy();
		expect(sent).toEqual([
			{ name: "Camille", email: "camille@exemple.fr", subject: "Palette", message: "Bonjour", website: "" },
		]);
		await userEvent.click(screen.getByRole("button", { name: "Écrire un autre message" }));
		expect(field("Message").value).toBe("");
	});

	it("empty fields are named inline, nothing is sent", async () => {
		const sent = stubShop(received);
		render(<ContactForm />);
		await press();
		expect(await screen.findByText("Indiquez votre nom.")).toBeTruthy();
		expect(screen.getByText("Adresse email invalide")).toBeTruthy();
		expect(screen.getByText("Indiquez l'objet de votre message.")).toBeTruthy();
		expect(screen.getByText("Écrivez votre message.")).toBeTruthy();
		expect(field("Nom").getAttribute("aria-invalid")).toBe("true");
		await expectFocus(() => field("Nom"));
		expect(sent).toEqual([]);
	});

	it("a refusal of the server goes to its field, and what was typed stays", async () => {
		const errors = [{ field: "email", message: "Adresse email invalide" }];
		stubShop(() => Response.json({ code: "VALIDATION", message: "Adresse email invalide", errors }, { status: 400 }));
		render(<ContactForm />);
		await fillIn();
		await press();
		expect(await screen.findAllByText("Adresse email invalide")).toHaveLength(2);
		expect(field("Message").value).toBe("Bonjour");
	});

	it("too many messages: says what to do", async () => {
		stubShop(() => Response.json({ code: "RATE_LIMITED", message: "Trop de tentatives." }, { status: 429 }));
		render(<ContactForm />);
		await fillIn();
		await press();
		expect(await screen.findByText(/Réessayez dans une heure, ou appelez-nous/)).toBeTruthy();
	});

	it.each([
		[false, "Vous semblez hors connexion. Vérifiez votre accès à Internet, puis réessayez."],
		[true, "La boutique ne répond pas pour le moment. Patientez un instant, puis réessayez."],
	])(
		"without a response (connected: %s) it says so, preserves the text, and can be sent again",
		async (isOnline, text) => {
			vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
			let isBack = false;
			const sent = stubShop(() => (isBack ? received() : Promise.reject(new TypeError("Failed to fetch"))));
			render(<ContactForm />);
			await fillIn();
			await press();
			expect((await screen.findByRole("alert")).textContent).toContain(text);
			expect(field("Message").value).toBe("Bonjour");
			isBack = true;
			await press();
			expect(await screen.findByRole("heading", { name: "Message bien reçu" })).toBeTruthy();
			expect(sent).toHaveLength(2);
		},
	);

	it("people do not find the field that is there for machines", () => {
		render(<ContactForm />);
		expect(screen.queryByRole("textbox", { name: "Site web" })).toBeNull();
	});

	it("the browser and the server ask for the same, in the same words", () => {
		const empty = { name: " ", email: "x", subject: "", message: "", website: "" };
		const issues = contactSchema.safeParse(empty).error?.issues ?? [];
		const server = Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
		expect(validateContact(empty)).toEqual(server);
	});
});
