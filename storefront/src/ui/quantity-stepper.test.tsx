import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { QuantityStepper } from "./quantity-stepper";

function Stepper({ max, onBelowMin }: { max: number; onBelowMin?: () => void }) {
	const [value, setValue] = useState(1);
	return (
		<>
			<QuantityStepper
				label="Quantité"
				value={value}
				onChange={setValue}
				max={max}
				{...(onBelowMin && { onBelowMin })}
			/>
			<output>{value}</output>
		</>
	);
}
const field = () => screen.getByRole<HTMLInputElement>("textbox");
const remark = () =>
	screen
		.getAllByRole("status")
		.map(({ textContent }) => textContent)
		.join("")
		.replace(/[\u00a0\u202f]/g, " ");
async function type(text: string, max = 999) {
	render(<Stepper max={max} />);
	await userEvent.clear(field());
	await userEvent.type(field(), text);
}

describe("spec §5 a quantity is floored and applied within its limits on leaving the field, and says so", () => {
	it.each([
		["1.7", 999, "1", "Quantité entière : 1."],
		["1,7", 999, "1", "Quantité entière : 1."],
		["100", 99, "99", "99 au plus : quantité ramenée à 99."],
		["5000", 999, "999", "999 au plus : quantité ramenée à 999."],
		["0", 99, "1", "1 au moins : quantité ramenée à 1."],
		["-4", 99, "1", "1 au moins : quantité ramenée à 1."],
		["deux", 99, "1", "Ce n'est pas un nombre : 1 gardé."],
		["12", 99, "12", ""],
	])("%s of at most %i becomes %s", async (typed, max, applied, said) => {
		await type(typed, max);
		expect(field().value).toBe(typed);
		await userEvent.tab();
		expect(field().value).toBe(applied);
		expect(screen.getByText(applied, { selector: "output" })).toBeTruthy();
		await waitFor(() => expect(remark()).toBe(said + applied));
	});

	it("Enter settles it too, and the next step takes the remark away", async () => {
		await type("100{Enter}", 99);
		expect(field().value).toBe("99");
		await userEvent.click(screen.getByRole("button", { name: "Diminuer la quantité" }));
		expect(remark()).toBe("98");
	});

	it.each(["0", "-3", "deux", ""])("spec §4 a typed %j removes where minus does", async (typed) => {
		const remove = vi.fn();
		render(<Stepper max={99} onBelowMin={remove} />);
		fireEvent.change(field(), { target: { value: typed } });
		expect(remove).not.toHaveBeenCalled();
		fireEvent.blur(field());
		expect(remove).toHaveBeenCalledOnce();
	});
});
