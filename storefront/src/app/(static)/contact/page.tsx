import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { BRAND } from "@/config/brand";
import { ContactForm } from "@/features/contact";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { Trail } from "@/lib/seo/trail";
import { withSeo } from "@/lib/seo/with-seo";
import { readShopFacts } from "@/lib/shop-facts";

export const generateMetadata = (): Promise<Metadata> =>
	withSeo(
		pageMetadata({
			title: "Nous écrire",
			description: `Une question sur un produit, une palette, une livraison ? Écrivez à ${BRAND.name} ou appelez-nous.`,
			path: "/contact",
		}),
	);

export default async function ContactPage() {
	const { phone, email, hours, street, postalCode, city } = (await readShopFacts()).contact;
	return (
		<div className="page pt-6">
			<Trail here="/contact" crumbs={[{ label: "Accueil", href: "/" }, { label: "Nous écrire" }]} />
			<h1 className="display mt-2 text-3xl sm:text-4xl">Nous écrire</h1>
			<p className="mt-2 mb-8 max-w-prose text-prune">
				Une question sur un produit, un tarif palette, une livraison ? Une personne de l'atelier vous répond.
			</p>
			<div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_1fr]">
				<ContactForm />
				<section aria-labelledby="joindre" className="rounded-card bg-creme p-6">
					<h2 id="joindre" className="display mb-3 text-xl">
						Plus vite de vive voix
					</h2>
					<ul className="flex flex-col gap-2 [&_a]:font-semibold [&_a]:text-framboise-fonce [&_a]:underline [&_a]:underline-offset-4">
						<Line icon={<Phone aria-hidden="true" className="size-5" />}>
							<a href={phone.href}>{phone.display}</a>
						</Line>
						<Line icon={<Clock aria-hidden="true" className="size-5" />}>{hours}</Line>
						<Line icon={<Mail aria-hidden="true" className="size-5" />}>
							<a href={`mailto:${email}`} className="wrap-anywhere">
								{email}
							</a>
						</Line>
						<Line icon={<MapPin aria-hidden="true" className="size-5" />}>
							{street}, {postalCode} {city}
						</Line>
					</ul>
					<p className="mt-4 text-sm text-prune">
						Pour une commande passée, indiquez son numéro : nous la retrouverons tout de suite.
					</p>
				</section>
			</div>
		</div>
	);
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex min-h-8 items-center gap-3">
			<span className="shrink-0 text-framboise">{icon}</span>
			<span>{children}</span>
		</li>
	);
}
