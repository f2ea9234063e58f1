import type { CategoryCode } from "@confiserie/domain/catalogue";
import { BadgePercent, CakeSlice, Candy, IceCreamCone, type LucideIcon, Popcorn, Sparkles } from "lucide-react";

const ICONS: Record<Exclude<CategoryCode, "BARBE_A_PAPA">, LucideIcon> = {
	POP_CORN: Popcorn,
	CORNETS: IceCreamCone,
	BONBONS: Candy,
	GATEAUX: CakeSlice,
	NOUVEAUTES: Sparkles,
	DESTOCKAGE: BadgePercent,
};

/** Emblem of a category, in the current colour. Decorative: its name stands beside it. */
export function CategoryIcon({ code, className }: { code: CategoryCode; className?: string }) {
	if (code === "BARBE_A_PAPA") return <CottonCandy className={className} />;
	const Icon = ICONS[code];
	return <Icon aria-hidden="true" className={className} strokeWidth={1.75} />;
}

function CottonCandy({ className }: { className?: string }) {
	return (
		<svg
			viewBox="0 0 24 24"
			aria-hidden="true"
			className={className}
			fill="none"
			stroke="currentColor"
			strokeWidth="1.75"
			strokeLinecap="round"
			strokeLinejoin="round"
		>
			<path d="M12 14.5c-2 1.6-5 .6-5.2-1.9C4.600 12 3.800 9.100 5.600 7.600 5.200 5 7.700 3.300 9.700 4.300c1-2.300 4.400-2.300 5.300.1 2.200-.6 4.200 1.300 3.600 3.500 1.700 1.500.9 4.300-1.300 4.800-.3 2.400-3.300 3.400-5.300 1.800Z" />
			<path d="M9.300 8.600c.8-.9 2.200-.9 3 0M13.300 11.100c.7-.7 1.800-.7 2.500 0M12 14.500V22" />
		</svg>
	);
}
