import type { CategoryIcon } from "@confiserie/domain/catalogue/category";
import {
	BadgePercent,
	CakeSlice,
	Candy,
	Cherry,
	Cookie,
	CupSoda,
	Donut,
	Gift,
	Heart,
	IceCreamBowl,
	IceCreamCone,
	Lollipop,
	type LucideIcon,
	Nut,
	Package,
	Popcorn,
	Sparkles,
	Star,
} from "lucide-react";

const EMBLEMS: Record<Exclude<CategoryIcon, "COTTON_CANDY">, LucideIcon> = {
	POPCORN: Popcorn,
	CONE: IceCreamCone,
	CANDY: Candy,
	CAKE: CakeSlice,
	SPARKLES: Sparkles,
	PERCENT: BadgePercent,
	LOLLIPOP: Lollipop,
	NUT: Nut,
	COOKIE: Cookie,
	DONUT: Donut,
	ICE_CREAM: IceCreamBowl,
	CHERRY: Cherry,
	DRINK: CupSoda,
	GIFT: Gift,
	HEART: Heart,
	STAR: Star,
	PACKAGE: Package,
};

/**
 * Emblem of a category, in the current colour. Decorative: its name is beside it. Public pages draw it on the server, so
 * that no drawing travels as script.
 */
export function CategoryEmblem({ icon, className }: { icon: CategoryIcon; className?: string }) {
	if (icon === "COTTON_CANDY") return <CottonCandy className={className} />;
	const Icon = EMBLEMS[icon];
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
