import { describe, expect, it } from "vitest";
import { blankFields, type CheckoutForm, REQUIRED_FIELDS } from "./checkout-form";

const filled: CheckoutForm = {
	email: "client@demo.fr",
	firstName: "Camille",
	lastName: "Martin",
	phone: "+33612345678",
	address: { street: "3 rue des Forains", city: "Lyon", postalCode: "69001", country: "France" },
	deliveryNotes: "",
};

describe("spec §5 checkout required non-blank fields", () => {
	it("email, firstName, lastName, phone, street, city, postalCode", () => {
		const blank: CheckoutForm = {
			email: " ",
			firstName: "",
			lastName: "\t",
			phone: "",
			address: { street: "", city: " ", postalCode: "", country: "" },
			deliveryNotes: "",
		};
		expect(blankFields(blank)).toEqual([...REQUIRED_FIELDS]);
	});

	it("country and deliveryNotes are not required", () => {
		expect(blankFields({ ...filled, address: { ...filled.address, country: "" } })).toEqual([]);
	});
});
