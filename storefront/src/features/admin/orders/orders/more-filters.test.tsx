import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NO_FILTERS, type OrderFilters } from "./list-state";
import { MoreFilters } from "./more-filters";

function open(filters: Partial<OrderFilters> = {}) {
	const onChange = vi.fn();
	const shown = (now: Partial<OrderFilters>) => <MoreFilters filters={{ ...NO_FILTERS, ...now }} onChange={onChange} />;
	const { rerender } = render(shown(filters));
	return { onChange, follow: (now: Partial<OrderFilters>) => rerender(shown(now)) };
}
it("a named period holds at once, instead of days; pressed again it goes", async () => {
	const { onChange, follow } = open({ from: "2026-11-01" });
	await userEvent.click(screen.getByRole("button", { name: "7 jours" }));
	expect(onChange).toHaveBeenLastCalledWith({ period: "week", from: null, to: null });
	follow({ period: "week" });
	expect(screen.getByLabelText<HTMLInputElement>("Du").value).toBe("");
	const button = screen.getByRole("button", { name: "7 jours" });
	expect(button.getAttribute("aria-pressed")).toBe("true");
	await userEvent.click(button);
	expect(onChange).toHaveBeenLastCalledWith({ period: null, from: null, to: null });
});

it("what is typed holds on Enter, or once typing pauses", async () => {
	const { onChange } = open();
	await userEvent.type(screen.getByLabelText("Ville de livraison"), " Gap ");
	expect(onChange).not.toHaveBeenCalled();
	await userEvent.type(screen.getByLabelText("Montant dès (€)"), "20,50{Enter}");
	expect(onChange).toHaveBeenCalledWith({ amountFrom: 20.5 });
	await waitFor(() => expect(onChange).toHaveBeenCalledWith({ city: "Gap" }));
});

it("days take the place of a named period", async () => {
	const { onChange } = open({ period: "month" });
	await userEvent.type(screen.getByLabelText("Du"), "2026-11-02{Enter}");
	expect(onChange).toHaveBeenLastCalledWith({ period: null, from: "2026-11-02" });
});

it("says what is wrong at the field, and asks for nothing until it is right", async () => {
	const { onChange, follow } = open({ to: "2026-11-01" });
	await userEvent.type(screen.getByLabelText("Du"), "2026-11-02{Enter}");
	await userEvent.type(screen.getByLabelText("Montant dès (€)"), "beaucoup{Enter}");
	expect(screen.getByText("La fin de la période est avant son début.")).toBeDefined();
	expect(screen.getByText("Un montant est attendu, par exemple 20,50.")).toBeDefined();
	expect(screen.getByLabelText("Du").getAttribute("aria-invalid")).toBe("true");
	expect(onChange).not.toHaveBeenCalled();
	follow({ to: "2026-11-03" });
	await waitFor(() => expect(onChange).toHaveBeenCalledWith({ period: null, from: "2026-11-02" }));
});
