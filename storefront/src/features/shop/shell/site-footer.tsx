import type { Navigation, NavigationLink } from "@confiserie/domain/content/navigation";
import { dayOf } from "@confiserie/domain/day";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { BRAND } from "@/config/brand";
import { WITHDRAWAL_LINK } from "@/config/navigation";
import { PriorPriceNote } from "@/features/shop/catalogue/server";
import type { ShopFacts } from "@/lib/shop-facts";
import { CardBrands } from "@/ui/card-brands";
import { Link } from "@/ui/link";
import { FooterAccount } from "./footer-account";

const LINK = "inline-flex min-h-8 items-center text-dragee underline-offset-4 hover:text-white hover:underline";

interface SiteFooterProps {
	facts: ShopFacts;
	categories: readonly NavigationLink[];
	navigation: Navigation;
}

/** Quick links, categories, how to reach the shop, legal links. Source: spec §2 "Footer". */
export function SiteFooter({ facts, categories, navigation }: SiteFooterProps) {
	const { quickLinks, houseLinks, legalLinks, tagline } = navigation;
	const { legalName, legalForm, registration } = facts.company;
	const { phone, email, hours, street, postalCode, city } = facts.contact;
	return (
		<footer className="mt-18 print:hidden">
			<PriorPriceNote />
			<div aria-hidden="true" className="awning rotate-180" />
			<div className="bg-encre text-dragee">
				<div className="page grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[1.4fr_1fr_1fr_1.3fr]">
					<div className="max-sm:col-span-2">
						<p className="display text-2xl text-white">{BRAND.name}</p>
						{tagline && <p className="mt-3 max-w-72">{tagline}</p>}
						{legalName && (
							<p className="mt-2 max-w-72 text-sm">
								{[legalName, legalForm, registration].filter(Boolean).join(", ")}.{" "}
								<Link href="/about" className="underline underline-offset-4 hover:text-white">
									Qui sommes-nous
								</Link>
							</p>
						)}
						<p className="mt-4">
							<CardBrands />
						</p>
						<FooterAccount />
					</div>
					<LinkColumn title="Liens rapides" links={[...quickLinks, ...houseLinks]} />
					<LinkColumn title="Catégories" links={categories} />
					<div className="max-sm:col-span-2">
						<h2 className="mb-3 font-bold text-white">Nous joindre</h2>
						<ul className="flex flex-col gap-2">
							<ContactLine icon={<Phone aria-hidden="true" className="size-4.5" />}>
								<a href={phone.href} className={LINK}>
									{phone.display}
								</a>
							</ContactLine>
							<ContactLine icon={<Clock aria-hidden="true" className="size-4.5" />}>{hours}</ContactLine>
							<ContactLine icon={<Mail aria-hidden="true" className="size-4.5" />}>
								<a href={`mailto:${email}`} className={`${LINK} wrap-anywhere`}>
									{email}
								</a>
							</ContactLine>
							<ContactLine icon={<MapPin aria-hidden="true" className="size-4.5" />}>
								{street}, {postalCode} {city}
							</ContactLine>
						</ul>
					</div>
				</div>
				<div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-prune py-6 text-sm">
					<p>
						© {dayOf(new Date()).slice(0, 4)} {BRAND.name}. Prix <span className="ttc">TTC</span>
						<span className="ht">HT</span> en euros.
					</p>
					<ul className="flex flex-wrap gap-x-6">
						<li>
							<Link href="/lettre" className={LINK}>
								Recevoir notre lettre
							</Link>
						</li>
						<li>
							<Link href={WITHDRAWAL_LINK.href} className={`${LINK} font-semibold text-white underline`}>
								{WITHDRAWAL_LINK.label}
							</Link>
						</li>
						{legalLinks.map(({ label, href }) => (
							<li key={href}>
								<Link href={href} className={LINK}>
									{label}
								</Link>
							</li>
						))}
					</ul>
				</div>
			</div>
		</footer>
	);
}

function LinkColumn({ title, links }: { title: string; links: readonly NavigationLink[] }) {
	return (
		<nav aria-label={`Pied de page : ${title.toLowerCase()}`}>
			<h2 className="mb-3 font-bold text-white">{title}</h2>
			<ul className="flex flex-col gap-1">
				{links.map(({ label, href }) => (
					<li key={href}>
						<Link href={href} className={LINK}>
							{label}
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex min-h-8 items-center gap-3">
			<span className="shrink-0 text-miel">{icon}</span>
			<span>{children}</span>
		</li>
	);
}
