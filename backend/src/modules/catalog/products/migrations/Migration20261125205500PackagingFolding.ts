import { Migration } from "@medusajs/framework/mikro-orm/migrations";
import { FOLD_TEXT } from "../../../../lib/database/folded";

const named = (
	fold: string,
) => `CREATE OR REPLACE FUNCTION product_packaging_named() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		new.folded_name := coalesce((SELECT ${fold}(title) FROM product WHERE id = new.product_id), '');
		RETURN new;
	END $$`;
const renamed = (
	fold: string,
) => `CREATE OR REPLACE FUNCTION product_packaging_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
	BEGIN
		UPDATE product_packaging SET folded_name = ${fold}(new.title) WHERE product_id = new.id;
		RETURN NULL;
	END $$`;
const refolded = (fold: string) => `UPDATE product_packaging SET folded_name = ${fold}(title) FROM product
	WHERE product.id = product_id AND folded_name <> ${fold}(title)`;

/** Names of products are folded as the domain's `foldText` does, like every other text that is searched. */
export class Migration20261125205500PackagingFolding extends Migration {
	override up(): void {
		this.addSql(FOLD_TEXT);
		for (const statement of [named, renamed, refolded]) this.addSql(statement("fold_text"));
	}

	override down(): void {
		for (const statement of [named, renamed, refolded]) this.addSql(statement("fold_product_name"));
	}
}
