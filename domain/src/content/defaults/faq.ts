import { fact, h2, h3, p, part, text } from "../write";

/** What customers ask, answered by the rules that the shop applies: a group under each heading, a question under each lower one. */
export const FAQ = text(
	h2("Commander"),
	h3("Quelle différence entre un carton, une couche et une palette\u00a0?"),
	p(
		"Le carton est l'unité de vente. Une couche est un étage complet de cartons sur une palette, et une palette est faite de plusieurs couches. La fiche de chaque produit indique combien de cartons comptent une couche et une palette, avec un dessin à l'échelle. Un produit qui n'a pas de tarif couche ou palette se vend au carton seulement.",
	),
	h3("À partir de quand le tarif couche ou palette s'applique-t-il\u00a0?"),
	p(
		"Dès que le nombre total de cartons d'un même produit atteint une couche, puis une palette, quelle que soit la façon de les ajouter\u00a0: huit cartons pris un à un ont le même prix qu'une couche de huit. Le tarif s'applique alors à tous les cartons de ce produit.",
	),
	h3("Y a-t-il un minimum de commande\u00a0?"),
	p(
		"Non, un carton suffit. Une fiche produit prend jusqu'à ",
		fact("unit-maximum"),
		" unités à la fois\u00a0; au-delà, écrivez-nous.",
	),
	h3("Faut-il un compte\u00a0?"),
	p(
		"Pas pour regarder, chercher, garder des favoris ou remplir un panier. Il en faut un pour commander, afin de retrouver vos commandes et leur état.",
	),
	h3("Le prix peut-il changer entre mon panier et ma commande\u00a0?"),
	p(
		"Le prix et le stock sont vérifiés au moment de payer. Si l'un a changé depuis l'ajout au panier, la page montre l'ancien et le nouveau et attend votre accord\u00a0: vous n'êtes jamais débité d'un montant que vous n'avez pas vu.",
	),
	h2("Livraison"),
	h3("Combien coûte la livraison\u00a0?"),
	p(fact("delivery-cost")),
	h3("Quand ma commande part-elle\u00a0?"),
	p(fact("departure"), " Son état se suit dans «\u00a0Mes commandes\u00a0»."),
	h3("Un carton est arrivé abîmé ou il en manque un\u00a0: que faire\u00a0?"),
	p(
		"Notez-le sur le bon de livraison, prenez une photo et écrivez à ",
		fact("email"),
		" avec le numéro de commande. Nous remplaçons ou remboursons ce qui n'est pas arrivé en bon état.",
	),
	h2("Paiement", fact("deposit-title")),
	part("deposit-questions"),
	h3("Combien de temps mes produits sont-ils réservés\u00a0?"),
	p(
		"Le stock est réservé dès que vous passez au paiement, pendant ",
		fact("hold"),
		". Sans paiement, la commande est annulée et le stock remis en vente\u00a0; rien n'est débité.",
	),
	h3("Voyez-vous mon numéro de carte\u00a0?"),
	p("Non. Il va directement au prestataire de paiement et ne passe jamais par nos serveurs."),
	h2("Produits"),
	h3("Que veulent dire «\u00a0En stock\u00a0», «\u00a0Stock limité\u00a0» et «\u00a0Plus que\u00a0»\u00a0?"),
	p(
		"«\u00a0En stock\u00a0»\u00a0: plus de 50 cartons. «\u00a0Stock limité\u00a0»\u00a0: de 11 à 50. «\u00a0Plus que…\u00a0»\u00a0: 10 ou moins, et le nombre est indiqué. «\u00a0Rupture de stock\u00a0»\u00a0: le produit ne peut pas être commandé pour l'instant.",
	),
	h3("Où trouver les allergènes et la date de durabilité\u00a0?"),
	p(
		"Sur la fiche de chaque produit, sans rien ouvrir\u00a0: ingrédients, allergènes, traces éventuelles, valeurs nutritionnelles et DDM indicative. La date du carton reçu fait foi.",
	),
	h3("Les photos montrent-elles le produit\u00a0?"),
	p(
		"Les images sont des visuels d'illustration. Le poids, le nombre de pièces et la composition écrits sur la fiche font foi.",
	),
	h2("Panier, favoris et compte"),
	h3("Pourquoi mon panier n'est-il pas sur mon autre appareil\u00a0?"),
	p(
		"Le panier et les favoris restent dans le navigateur où vous les avez faits, même sans connexion. Avec un compte, ils vous suivent aussi d'un appareil à l'autre.",
	),
	h3("Pourquoi suis-je déconnecté\u00a0?"),
	p("Par prudence, la session se ferme après sept jours sans visite."),
);
