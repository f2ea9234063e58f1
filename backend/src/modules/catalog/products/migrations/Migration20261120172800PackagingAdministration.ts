import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/**
 * What the admin sorts, filters and searches products by, ready beside the packaging: folding 20,000 names and working
 * out their prices on each read takes longer than all the rest. The name follows Medusa's product.
 */
export class Migration20261120172800PackagingAdministration extends Migration {
	override async up(): Promise<void> {
		for (const statement of STATEMENTS) this.addSql(statement);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TRIGGER IF EXISTS product_packaging_renamed ON product");
		this.addSql("DROP TRIGGER IF EXISTS product_packaging_named ON product_packaging");
		for (const name of ["product_packaging_renamed()", "product_packaging_named()"])
			this.addSql(`DROP FUNCTION IF EXISTS ${name}`);
		this.addSql("ALTER TABLE product_packaging DROP COLUMN folded_name, DROP COLUMN price_cents");
		this.addSql("DROP FUNCTION IF EXISTS fold_product_name(text)");
	}
}

const STATEMENTS = [
	// Names are compared without accents and case, as people look for them.
	`CREATE FUNCTION fold_product_name(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
		SELECT replace(replace(
			translate(lower(name), 'àâäáãåçéèêëíìîïñóòôöõúùûüýÿ', 'aaaaaaceeeeiiiinooooouuuuyy'), 'œ', 'oe'), 'æ', 'ae')
	$$`,
	// Cents of one box at the box tier, half up, as the domain's rule has it.
	`ALTER TABLE product_packaging ADD COLUMN folded_name text COLLATE "C" NOT NULL DEFAULT '',
		ADD COLUMN price_cents bigint NOT NULL GENERATED ALWAYS AS
			(floor((round(price_per_piece_box * 10000) * pieces_per_box + 50) / 100)::bigint) STORED`,
	`UPDATE product_packaging SET folded_name = fold_product_name(title) FROM product WHERE product.id = product_id`,
	`CREATE FUNCTION product_packaging_named() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		new.folded_name := coalesce((SELECT fold_product_name(title) FROM product WHERE id = new.product_id), '');
		RETURN new;
	END $$`,
	`CREATE TRIGGER product_packaging_named BEFORE INSERT OR UPDATE OF product_id ON product_packaging
		FOR EACH ROW EXECUTE FUNCTION product_packaging_named()`,
	`CREATE FUNCTION product_packaging_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		UPDATE product_packaging SET folded_name = fold_product_name(new.title) WHERE product_id = new.id;
		RETURN NULL;
	END $$`,
	`CREATE TRIGGER product_packaging_renamed AFTER UPDATE OF title ON product FOR EACH ROW
		WHEN (old.title <> new.title) EXECUTE FUNCTION product_packaging_renamed()`,
	`CREATE INDEX "IDX_product_packaging_folded_name" ON product_packaging (folded_name, product_id) WHERE deleted_at IS NULL`,
	`CREATE INDEX "IDX_product_packaging_price_cents" ON product_packaging (price_cents, product_id) WHERE deleted_at IS NULL`,
];
