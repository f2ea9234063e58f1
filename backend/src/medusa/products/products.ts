/** Relation: products that were not deleted, drafts included. */
export const PRODUCTS = `(select id, title, description, status, thumbnail, created_at, updated_at from product
	where deleted_at is null)`;

/** Relation: products, deleted ones included, with whether each is published, and when its row last changed. */
export const PRODUCTS_EVER = `(select id, title, updated_at, deleted_at is null and status = 'published' as is_published from product)`;

/** An array of the addresses of the product's images, in their order. `product` is an SQL expression of its id. */
export const imagesOf = (product: string) =>
	`array(select url from image where product_id = ${product} and deleted_at is null order by rank, id)`;

/** An array of the values of the product's tags. */
export const tagsOf = (product: string) => `array(select tag.value from product_tags pivot
	join product_tag tag on tag.id = pivot.product_tag_id where pivot.product_id = ${product} and tag.deleted_at is null
	order by tag.value, tag.id)`;

/** A query of the products in the category with the handle ?. */
export const PRODUCTS_IN_CATEGORY = `select pivot.product_id from product_category_product pivot
	join product_category category on category.id = pivot.product_category_id and category.deleted_at is null
	where category.handle = ?`;

/** A query of the products with the tag of the value ?, which is in lower case. */
export const PRODUCTS_WITH_TAG = `select pivot.product_id from product_tags pivot
	join product_tag tag on tag.id = pivot.product_tag_id and tag.deleted_at is null where lower(tag.value) = ?`;

/** A condition: a product is in no category. `product` is an SQL expression of its id. */
export const inNoCategory = (product: string) => `not exists (select 1 from product_category_product pivot
	join product_category category on category.id = pivot.product_category_id and category.deleted_at is null
	where pivot.product_id = ${product})`;

/** A query of the products in the category ?, by its id, also in a deleted one. */
export const PRODUCTS_OF_CATEGORY = "select product_id from product_category_product where product_category_id = ?";

/** A condition: a product, which may be deleted and restored, shows the image at the address ?; takes it twice. */
export const SHOWS_PICTURE = `exists (select 1 from image where split_part(url, '#', 1) = ?)
	or exists (select 1 from product where split_part(thumbnail, '#', 1) = ?)`;
