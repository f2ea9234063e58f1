import { type StockBand, stockBand } from "@confiserie/domain/catalogue/stock-band";
import { formatBoxes } from "@confiserie/domain/prices/tier-price";
import { X } from "lucide-react";
import { classNames } from "@/ui/class-names";

const BANDS: Record<StockBand, { style: string; bars: number }> = {
	high: { style: "text-pistache", bars: 3 },
	medium: { style: "text-myrtille", bars: 2 },
	low: { style: "text-caramel", bars: 1 },
	out: { style: "text-rouge", bars: 0 },
};

/** Stock in words and in shape: three sweets, two, one, or a cross. `boxes` is what can be sold. Source: spec §9. */
export function StockIndicator({ boxes, of }: { boxes: number; of: Parameters<typeof formatBoxes>[1] }) {
	const band = stockBand(boxes);
	const { style, bars } = BANDS[band];
	return (
		<p className={classNames("stock inline-flex items-start gap-2 leading-snug font-semibold", style)}>
			{band === "out" ? (
				<X aria-hidden="true" className="mt-[0.1em] size-4.5 shrink-0" strokeWidth={3} />
			) : (
				<span aria-hidden="true" className="mt-[0.3em] flex shrink-0 gap-0.75">
					{[1, 2, 3].map((bar) => (
						<span
							key={bar}
							className={classNames("h-2.5 w-3.5 rounded-[3px] border-2 border-current", bar <= bars && "bg-current")}
						/>
					))}
				</span>
			)}
			<span>{stockText(boxes, of)}</span>
		</p>
	);
}

/** "En stock", "Stock limité", "Plus que 5 cartons", "Rupture de stock". */
export function stockText(boxes: number, product: Parameters<typeof formatBoxes>[1]): string {
	switch (stockBand(boxes)) {
		case "high":
			return "En stock";
		case "medium":
			return "Stock limité";
		case "low":
			return `Plus que ${formatBoxes(boxes, product)}`;
		case "out":
			return "Rupture de stock";
	}
}
