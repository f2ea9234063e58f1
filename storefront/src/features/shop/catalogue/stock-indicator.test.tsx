import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StockIndicator } from "./stock-indicator";

describe("stock indicator", () => {
	it.each([
		[51, "En stock"],
		[50, "Stock limité"],
		[11, "Stock limité"],
		[10, "Plus que 10 cartons"],
		[1, "Plus que 1 carton"],
		[0, "Rupture de stock"],
		[-2, "Rupture de stock"],
	])("%i boxes: %s, in words", (boxes, text) => {
		render(<StockIndicator boxes={boxes} of={{ piecesPerBox: 24 }} />);
		expect(screen.getByText(text)).toBeTruthy();
	});

	it("each band has a colour of its own", () => {
		const colours = [51, 50, 10, 0].map((boxes) => {
			const { container } = render(<StockIndicator boxes={boxes} of={{ piecesPerBox: 24 }} />);
			return /text-(?:pistache|myrtille|caramel|rouge)/.exec(container.firstElementChild?.className ?? "")?.[0];
		});
		expect(new Set(colours)).toEqual(new Set(["text-pistache", "text-myrtille", "text-caramel", "text-rouge"]));
	});
});
