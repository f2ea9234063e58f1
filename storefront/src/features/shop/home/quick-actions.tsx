import type { Category } from "@confiserie/domain/catalogue/category";
import type { QuickAction } from "@confiserie/domain/content/home-content";
import { ArrowRight, BadgePercent, Boxes, Sparkles, Star } from "lucide-react";
import { isOffered } from "@/config/navigation";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";

const ICONS = { promo: BadgePercent, new: Sparkles, clearance: Boxes, best: Star };
const GROUNDS = {
	promo: "bg-dragee text-framboise-fonce",
	new: "bg-pistache-clair text-pistache",
	clearance: "bg-caramel-clair text-caramel",
	best: "bg-myrtille-clair text-myrtille",
};

/** Four ways straight into the catalogue, fewer where the shop does not offer a category. Source: spec §2 "quick-action cards". */
export function QuickActions({
	actions,
	categories,
}: {
	actions: readonly QuickAction[];
	categories: readonly Category[];
}) {
	return (
		<ul
			aria-label="Accès rapides"
			className="grid grid-cols-2 gap-3 sm:gap-5 low:sm:grid-cols-4 low:sm:gap-3 lg:grid-cols-4"
		>
			{actions
				.filter(({ href }) => isOffered(href, categories))
				.map(({ title, text, icon, href }) => {
					const Icon = ICONS[icon];
					return (
						<li key={`${icon} ${href}`}>
							<Link
								href={href}
								className="group flex h-full items-center gap-4 rounded-card border border-trait bg-white p-4 transition-[box-shadow,border-color] hover:border-bordure hover:shadow-lift max-sm:gap-2.5 max-sm:p-2.5 max-[22.5rem]:flex-col max-[22.5rem]:items-start sm:p-5 low:max-lg:gap-2.5 low:max-lg:p-2.5 low:max-lg:text-sm"
							>
								<span
									className={classNames(
										"grid size-12 shrink-0 place-items-center rounded-control max-sm:size-9 low:max-lg:size-9",
										GROUNDS[icon],
									)}
								>
									<Icon aria-hidden="true" className="size-6" />
								</span>
								<span className="min-w-0 flex-1">
									<span className="block font-bold">{title}</span>
									<span className="block text-sm text-prune max-sm:hidden low:max-lg:hidden">{text}</span>
								</span>
								<ArrowRight
									aria-hidden="true"
									className="size-5 shrink-0 text-framboise transition-transform group-hover:translate-x-1 max-sm:hidden low:max-lg:hidden"
								/>
							</Link>
						</li>
					);
				})}
		</ul>
	);
}
