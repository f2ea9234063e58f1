import { BadgePercent, Lock, Phone, Truck } from "lucide-react";
import { BRAND } from "@/config/brand";
import { TRUST_BADGES } from "@/config/home";

const ICONS = { lock: Lock, truck: Truck, percent: BadgePercent, phone: Phone };

/** What the shop commits to. Source: spec §2 "trust badges". */
export function TrustBadges() {
	return (
		<section aria-labelledby="engagements">
			<h2 id="engagements" className="sr-only">
				Nos engagements
			</h2>
			<ul className="grid gap-x-8 gap-y-6 border-y border-trait py-8 sm:grid-cols-2 lg:grid-cols-4">
				{TRUST_BADGES.map(({ icon, title, text }) => {
					const Icon = ICONS[icon];
					return (
						<li key={icon} className="flex items-start gap-4">
							<Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-framboise" strokeWidth={1.75} />
							<p>
								{icon === "phone" ? (
									<a
										href={BRAND.phone.href}
										className="font-bold underline-offset-4 hover:text-framboise hover:underline"
									>
										{title}
									</a>
								) : (
									<strong>{title}</strong>
								)}
								<span className="block text-sm text-prune">{text}</span>
							</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
