import {
	CreditCard,
	FileText,
	FileUp,
	Headset,
	type LucideIcon,
	Megaphone,
	Package,
	Shield,
	Star,
	Tags,
	Truck,
	Users,
} from "lucide-react";
import { permissionOf, useMay } from "@/features/admin/shell";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";

interface Tile {
	label: string;
	detail: string;
	Icon: LucideIcon;
	href: string;
}

const TILES: readonly Tile[] = [
	{ label: "Commandes", detail: "Suivi, statuts, préparation", Icon: Package, href: "/admin/orders" },
	{ label: "Produits", detail: "Catalogue, prix, stock", Icon: Tags, href: "/admin/products" },
	{ label: "Utilisateurs", detail: "Comptes et rôles", Icon: Users, href: "/admin/staff" },
	{ label: "Paiements", detail: "Encaissements, remboursements", Icon: CreditCard, href: "/admin/payments" },
	{ label: "Livraison", detail: "Transporteurs, tarifs", Icon: Truck, href: "/admin/delivery" },
	{ label: "Avis", detail: "Modération", Icon: Star, href: "/admin/reviews" },
	{ label: "Support", detail: "Messages des clients", Icon: Headset, href: "/admin/messages" },
	{ label: "Contenu", detail: "Pages et textes", Icon: FileText, href: "/admin/content" },
	{ label: "SEO et marketing", detail: "Référencement, partages", Icon: Megaphone, href: "/admin/content/seo" },
	{ label: "Import/Export", detail: "Échanges de données", Icon: FileUp, href: "/admin/products" },
	{ label: "Sécurité et journaux", detail: "Accès, traces", Icon: Shield, href: "/admin/journal" },
];

/** The parts of the back office that one's role opens. Source: accounts spec §2 "Management tiles". */
export function ManagementTiles({ alerts }: { alerts: number }) {
	const may = useMay();
	return (
		<section aria-labelledby="gestion">
			<h2 id="gestion" className="display mb-3 text-xl">
				Gestion
			</h2>
			<ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
				{TILES.filter(({ href }) => may(permissionOf(href))).map((tile) => (
					<TileCard key={tile.label} tile={tile} alerts={tile.href === "/admin/orders" ? alerts : 0} />
				))}
			</ul>
		</section>
	);
}

function TileCard({ tile: { label, detail, Icon, href }, alerts }: { tile: Tile; alerts: number }) {
	return (
		<li className="relative flex items-center gap-3 rounded-card border border-trait bg-white p-4 hover:border-framboise">
			<Icon aria-hidden="true" className="size-6 shrink-0 text-framboise" />
			<div className="min-w-0 flex-1">
				<div className="flex flex-wrap items-center gap-x-2 gap-y-1">
					<Link href={href} className="font-bold after:absolute after:inset-0">
						{label}
					</Link>
					{alerts > 0 && (
						<Badge tone="warning">
							{alerts}
							<span className="sr-only"> alertes</span>
						</Badge>
					)}
				</div>
				<p className="text-sm text-prune">{detail}</p>
			</div>
		</li>
	);
}
