const FRAME = "h-6 w-10 rounded-[4px] border border-trait bg-white";
const WORD = { textAnchor: "middle", fontWeight: 800, x: 20 } as const;

/** The cards that are taken. */
export function CardBrands() {
	return (
		<span role="img" aria-label="CB, Visa et Mastercard acceptées" className="inline-flex gap-1.5">
			<svg viewBox="0 0 40 24" className={FRAME} aria-hidden="true">
				<text {...WORD} y="16.5" fontSize="13" fill="#0b4f8a">
					CB
				</text>
			</svg>
			<svg viewBox="0 0 40 24" className={FRAME} aria-hidden="true">
				<text {...WORD} y="16.5" fontSize="13" fontStyle="italic" fill="#1434cb">
					VISA
				</text>
			</svg>
			<svg viewBox="0 0 40 24" className={FRAME} aria-hidden="true">
				<circle cx="16" cy="12" r="7" fill="#eb001b" />
				<circle cx="24" cy="12" r="7" fill="#f79e1b" />
				<path d="M20 6.3a7 7 0 0 1 0 11.4 7 7 0 0 1 0-11.4z" fill="#ff5f00" />
			</svg>
		</span>
	);
}
