import { BadgePercent, Lock, Phone, Truck } from "lucide-react";
import type { ReactNode } from "react";
import { TRUST_BADGES } from "@/config/home";
import { readShopFacts } from "@/lib/shop-facts";

const ICONS = { lock: Lock, truck: Truck, percent: BadgePercent, phone: Phone };

/** What the shop commits to. Source: spec §2 "trust badges". */
export async function TrustBadges() {
	const { contact, deposit, delivery } = await readShopFacts();
	const payment = deposit.isOpen ? "Par carte, comptant ou avec un acompte" : "Par carte";
	return (
		<section aria-labelledby="engagements">
			<h2 id="engagements" className="sr-only">
				Nos engagements
			</h2>
			<ul className="grid gap-x-8 gap-y-6 border-y border-trait py-8 sm:grid-cols-2 lg:grid-cols-4">
				<TrustBadge icon="lock" title={<strong>Paiement sécurisé</strong>} text={payment} />
				{TRUST_BADGES.filter(({ icon }) => icon !== "truck" || delivery.leavesWithin48h).map(
					({ icon, title, text }) => (
						<TrustBadge key={icon} icon={icon} title={<strong>{title}</strong>} text={text} />
					),
				)}
				<TrustBadge
					icon="phone"
					title={
						<a href={contact.phone.href} className="font-bold underline-offset-4 hover:text-framboise hover:underline">
							{contact.phone.display}
						</a>
					}
					text={`Service client, ${contact.hours}`}
				/>
			</ul>
		</section>
	);
}

function TrustBadge({ icon, title, text }: { icon: keyof typeof ICONS; title: ReactNode; text: string }) {
	const Icon = ICONS[icon];
	return (
		<li className="flex items-start gap-4">
			<Icon aria-hidden="true" className="mt-0.5 size-7 shrink-0 text-framboise" strokeWidth={1.75} />
			<p>
				{title}
				<span className="block text-sm text-prune">{text}</span>
			</p>
		</li>
	);
}
