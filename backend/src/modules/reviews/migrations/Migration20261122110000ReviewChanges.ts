import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Notifies caches of public pages of a review that is written, changed or withdrawn. */
export class Migration20261122110000ReviewChanges extends Migration {
	override async up(): Promise<void> {
		this.addSql(`CREATE FUNCTION public_change_of_review() RETURNS trigger LANGUAGE plpgsql AS $$
			BEGIN
				INSERT INTO public_change (tag)
					VALUES ('product:' || CASE WHEN tg_op = 'DELETE' THEN old.product_id ELSE new.product_id END);
				RETURN NULL;
			END $$`);
		this.addSql(`CREATE TRIGGER public_change_review AFTER INSERT OR UPDATE OR DELETE ON product_review
			FOR EACH ROW EXECUTE FUNCTION public_change_of_review()`);
	}

	override async down(): Promise<void> {
		this.addSql("DROP TRIGGER IF EXISTS public_change_review ON product_review");
		this.addSql("DROP FUNCTION IF EXISTS public_change_of_review()");
	}
}
