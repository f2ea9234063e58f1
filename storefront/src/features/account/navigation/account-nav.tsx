"use client";

import {
	Building2,
	FileText,
	Heart,
	House,
	ListChecks,
	type LucideIcon,
	MapPin,
	Package,
	ShieldCheck,
	Star,
	UserRound,
	Zap,
} from "lucide-react";
import { usePathname } from "next/navigation";
import { classNames } from "@/ui/class-names";
import { Link } from "@/ui/link";

const PLACES: readonly [href: string, label: string, Icon: LucideIcon][] = [
	["/account", "Accueil du compte", House],
	["/orders", "Commandes", Package],
	["/commande-rapide", "Commande rapide", Zap],
	["/listes", "Listes", ListChecks],
	["/favorites", "Favoris", Heart],
	["/documents", "Documents", FileText],
	["/entreprise", "Entreprise", Building2],
	["/addresses", "Adresses", MapPin],
	["/account/reviews", "Avis", Star],
	["/account/profile", "Coordonnées", UserRound],
	["/account/security", "Connexion et sécurité", ShieldCheck],
	["/account/data", "Données et préférences", FileText],
];

/** Every place of the account: beside the page on a wide screen, below the account's home on a narrow one. */
export function AccountNav({ className }: { className?: string }) {
	const pathname = usePathname();
	return (
		<nav aria-label="Votre compte" className={classNames("print:hidden", className)}>
			<ul className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3 xl:grid-cols-1">
				{PLACES.map(([href, label, Icon]) => {
					const isHere = pathname === href || (href !== "/account" && pathname.startsWith(`${href}/`));
					return (
						<li key={href}>
							<Link
								href={href}
								aria-current={isHere ? "page" : undefined}
								className={classNames(
									"flex min-h-11 items-center gap-3 rounded-control px-3 font-semibold hover:bg-dragee",
									isHere && "bg-dragee text-framboise-fonce",
								)}
							>
								<Icon aria-hidden="true" className="size-5 shrink-0 text-framboise" />
								{label}
							</Link>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
