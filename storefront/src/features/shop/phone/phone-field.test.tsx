import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it } from "vitest";
import { PhoneField } from "./phone-field";

function Form() {
	const [phone, setPhone] = useState("+33");
	return (
		<>
			<PhoneField value={phone} onChange={setPhone} />
			<output>{phone}</output>
			<button type="button">Continuer</button>
		</>
	);
}
const number = () => screen.getByLabelText("Téléphone");
const country = () => screen.getByLabelText("Pays du téléphone");
const stored = () => screen.getByRole("status").textContent;

describe("a country code that is typed", () => {
	it("of a listed country chooses it", async () => {
		render(<Form />);
		await userEvent.type(number(), "+32 470 12 34 56");
		expect(stored()).toBe("+32470123456");
		expect(country()).toHaveProperty("value", "BE");
		expect(number()).toHaveProperty("value", "470 12 34 56");
	});

	it("of another country is accepted, and stays when a country is chosen", async () => {
		render(<Form />);
		await userEvent.type(number(), "+41791234567");
		expect(stored()).toBe("+41791234567");
		expect(country()).toHaveProperty("selectedOptions.0.textContent", "Autre");
		await userEvent.selectOptions(country(), "ES");
		expect(stored()).toBe("+41791234567");
		await userEvent.clear(number());
		await userEvent.type(number(), "0612345678");
		expect(stored()).toBe("+33612345678");
	});
});

it("a number that is too short for its country is questioned once it is left, until it changes", async () => {
	render(<Form />);
	await userEvent.type(number(), "06 12 34 56");
	expect(number().getAttribute("aria-invalid")).toBeNull();
	await userEvent.tab();
	const message = await screen.findByText("Numéro de téléphone invalide");
	expect(number().getAttribute("aria-describedby")).toContain(message.id);
	await userEvent.type(number(), "78");
	expect(number().getAttribute("aria-invalid")).toBeNull();
	expect(number()).toHaveProperty("value", "6 12 34 56 78");
	await userEvent.tab();
	expect(screen.queryByText("Numéro de téléphone invalide")).toBeNull();
});
