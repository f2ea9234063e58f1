import { BRAND } from "@/config/brand";
import { BoxDrawings } from "@/features/product/server";
import { Trail } from "@/lib/seo/trail";
import { readShopFacts, type ShopFacts } from "@/lib/shop-facts";
import { ButtonLink } from "@/ui/button-link";
import { Link } from "@/ui/link";
import { Ticket } from "@/ui/ticket";
import { PROSE } from "./article";
import { Chapter } from "./chapter";
import { STATIC_PAGES } from "./pages";

/** About page: who sells, to whom, and how prices are set. */
export async function AboutPage() {
	const facts = await readShopFacts();
	const { path, title } = STATIC_PAGES.about;
	return (
		<div className="page flex flex-col gap-14 pt-6 sm:gap-20">
			<div>
				<Trail here={path} crumbs={[{ label: "Accueil", href: "/" }, { label: title }]} />
				<Opening title={title} contact={facts.contact} />
			</div>
			<Chapter title="D'abord, le sucre chante" image="nouveautes" side="left">
				<p>
					Il fond, il file, il prend la couleur du fruit. Puis viennent le maïs qui éclate, les cornets qu'on garnit,
					les bonbons qu'on casse et les gâteaux qu'on emballe tièdes.
				</p>
				<p>
					{BRAND.name} fabrique et vend des confiseries de fête foraine&nbsp;:{" "}
					<Link href="/products?category=BARBE_A_PAPA">barbes à papa</Link>,{" "}
					<Link href="/products?category=POP_CORN">pop-corn</Link>,{" "}
					<Link href="/products?category=CORNETS">cornets</Link>, <Link href="/products?category=BONBONS">bonbons</Link>{" "}
					et <Link href="/products?category=GATEAUX">gâteaux</Link>.
				</p>
			</Chapter>
			<Chapter title="Pour le stand, pour la classe, pour chez soi" image="bestsellers" side="right">
				<p>
					Nos clients sont forains, épiciers, exploitants de cinéma, traiteurs ou trésoriers d'un comité des fêtes. Et
					parfois quelqu'un qui veut simplement un carton pour un anniversaire.
				</p>
				<p>Il n'y a pas de minimum de commande&nbsp;: un carton suffit, parfois une pièce.</p>
			</Chapter>
			<Prices {...facts} />
			<Chapter title="Rien à lire à la loupe" image="bio" side="left">
				<p>
					Chaque fiche donne les ingrédients, les allergènes et les traces éventuelles, les valeurs nutritionnelles, le
					poids net, la date de durabilité minimale et les codes EAN de la pièce et du carton.
				</p>
				<p>Ce qui est imprimé sur l'emballage se lit avant d'acheter.</p>
			</Chapter>
			<Closing contact={facts.contact} />
		</div>
	);
}

function Opening({ title, contact }: { title: string; contact: ShopFacts["contact"] }) {
	return (
		<header className="relative mt-3 overflow-hidden rounded-media bg-dragee px-5 py-10 sm:px-12 sm:py-16">
			<div aria-hidden="true" className="berlingot absolute inset-y-0 right-0 w-1/2 max-md:hidden" />
			<div className="relative flex max-w-3xl flex-col items-start gap-4">
				<Ticket tone="encre">{`${contact.city} (${contact.postalCode.slice(0, 2)})`}</Ticket>
				<h1 className="text-lg font-bold text-framboise-fonce">{title}</h1>
				<p className="display text-3xl leading-tight sm:text-4xl">
					Nous faisons ce qui colle aux doigts et reste en mémoire.
				</p>
				<p className="max-w-prose text-lg">
					Une confiserie de fête foraine, du carton à la palette, au même prix pour tous ceux qui en prennent autant.
				</p>
			</div>
		</header>
	);
}

function Prices({ delivery, deposit }: ShopFacts) {
	return (
		<section className="grid items-center gap-x-14 gap-y-8 rounded-media bg-creme px-5 py-10 sm:px-12 sm:py-14 lg:grid-cols-2">
			<div>
				<h2 className="display text-2xl sm:text-3xl">Un prix qui suit la quantité</h2>
				<div className={`mt-4 flex max-w-prose flex-col gap-4 text-lg leading-relaxed ${PROSE}`}>
					<p>
						Le carton a son tarif. Dès que votre commande d'un produit atteint une couche de palette, le tarif couche
						s'applique à tous ses cartons&nbsp;; dès une palette, le tarif palette. Le calcul est le même pour tout le
						monde et il s'affiche avant de payer.
					</p>
					<p>
						{`${delivery.sentence} `}
						{deposit.isOpen && (
							<>
								Les professionnels qui ont un code commercial peuvent régler par acompte&nbsp;:{" "}
								<Link href="/faq">les questions fréquentes</Link> expliquent comment.
							</>
						)}
					</p>
				</div>
			</div>
			<BoxDrawings />
		</section>
	);
}

function Closing({ contact: { phone, hours } }: { contact: ShopFacts["contact"] }) {
	return (
		<section className="flex flex-col items-center gap-5 text-center">
			<h2 className="display text-2xl sm:text-3xl">Une voix au bout du fil</h2>
			<p className={`max-w-prose text-lg ${PROSE}`}>
				Une personne de l'atelier répond au <a href={phone.href}>{phone.display}</a>, {hours}, et à vos messages par le{" "}
				<Link href="/contact">formulaire de contact</Link>.
			</p>
			<ButtonLink href="/products">Voir tous nos produits</ButtonLink>
		</section>
	);
}
