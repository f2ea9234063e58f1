import { describe, expect, it } from "vitest";
import { formatInteger } from "../format";
import { contactSchema } from "./contact";

const message = { name: " Camille ", email: " camille@exemple.fr ", subject: "Palette", message: "Bonjour !" };
const complaints = (input: unknown) => contactSchema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];

describe("contact message", () => {
	it("is trimmed; the field that no person sees is empty by default", () => {
		expect(contactSchema.parse(message)).toEqual({
			name: "Camille",
			email: "camille@exemple.fr",
			subject: "Palette",
			message: "Bonjour !",
			website: "",
		});
	});

	it("names every missing field", () => {
		expect(complaints({})).toEqual([
			"Indiquez votre nom.",
			"Adresse email invalide",
			"Indiquez l'objet de votre message.",
			"Écrivez votre message.",
		]);
	});

	it.each([
		["name", "x".repeat(101), "100 caractères au plus."],
		["email", "camille@exemple", "Adresse email invalide"],
		["email", "a b@exemple.fr", "Adresse email invalide"],
		["subject", " ", "Indiquez l'objet de votre message."],
		["message", "x".repeat(5001), `${formatInteger(5000)} caractères au plus.`],
	])("%s is refused when it is too long, blank or no address", (field, value, complaint) => {
		expect(complaints({ ...message, [field]: value })).toEqual([complaint]);
	});
});
