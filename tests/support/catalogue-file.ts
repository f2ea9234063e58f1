import { eanOf } from "./products";

/** The columns of a catalogue file, those that may be left out last. */
export const COLUMNS =
	"reference;nom;categorie;tags;description;prix_piece_carton;prix_piece_couche;prix_piece_palette;pieces_par_carton;cartons_par_couche;cartons_par_palette;poids_piece_g;ean_piece;ean_carton;ddm;stock_cartons;tva;ingredients;allergenes;traces;energie_kj;energie_kcal;matieres_grasses;acides_gras_satures;glucides;sucres;proteines;sel;images;alimentaire;en_vente;denomination_legale;conservation;exploitant;origine;retractation;bio_organisme;bio_agriculture;date_durabilite;jours_a_la_livraison;jours_de_preparation;non_gerbable".split(
		";",
	);

/** Cells of one product, by column; `number` makes reference and EANs. */
export function cellsOf(number: number, changes: Record<string, string> = {}): Record<string, string> {
	return {
		reference: `CSV-${number}`,
		nom: `Calisson d'essai ${number}`,
		categorie: "GATEAUX",
		tags: "BIO|halloween",
		description: "Un calisson œuvré à l'été.",
		prix_piece_carton: "1,50",
		prix_piece_couche: "1,38",
		prix_piece_palette: "1,26",
		pieces_par_carton: "24",
		cartons_par_couche: "8",
		cartons_par_palette: "48",
		poids_piece_g: "40",
		ean_piece: eanOf(500_000_000 + number * 2),
		ean_carton: eanOf(500_000_001 + number * 2),
		ddm: "2027-06-30",
		stock_cartons: "60",
		tva: "5,5",
		ingredients: "Amande, melon, sucre.",
		allergenes: "fruits à coque",
		traces: "lait|soja",
		energie_kj: "1650",
		energie_kcal: "389",
		matieres_grasses: "0,5",
		acides_gras_satures: "0,3",
		glucides: "96",
		sucres: "95",
		proteines: "0,4",
		sel: "0,01",
		images: "/static/demo/bap-fra-40-piece.webp",
		alimentaire: "oui",
		en_vente: "oui",
		denomination_legale: "Confiserie aux amandes",
		conservation: "À conserver au sec.",
		exploitant: "Maison Martin, 13100 Aix-en-Provence",
		origine: "France",
		retractation: "FREE",
		bio_organisme: "FR-BIO-01",
		bio_agriculture: "Agriculture UE",
		date_durabilite: "BEST_BEFORE",
		jours_a_la_livraison: "60",
		jours_de_preparation: "5",
		non_gerbable: "non",
		...changes,
	};
}

/** A catalogue file; cells that hold the delimiter, a quote or a line break are quoted. */
export function catalogueFile(
	rows: Record<string, string>[],
	{ delimiter = ";", newline = "\r\n", columns = COLUMNS } = {},
): string {
	const quote = (cell: string) => (/["\r\n;,\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
	return [
		columns.join(delimiter),
		...rows.map((row) => columns.map((column) => quote(row[column] ?? "")).join(delimiter)),
	].join(newline);
}

/** Reads a file of ours back: quoted cells, `;`, CRLF. */
export function readCells(file: string): Record<string, string>[] {
	const cells = [...file.replace(/^\uFEFF/, "").matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n]*))(;|\r\n|$)/g)];
	const records: string[][] = [[]];
	for (const [, quoted, plain = "", end] of cells) {
		records.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
		if (end === "\r\n") records.push([]);
		if (end === "") break;
	}
	const [header = [], ...rows] = records;
	return rows
		.filter((row) => row.length === header.length)
		.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ""])));
}
