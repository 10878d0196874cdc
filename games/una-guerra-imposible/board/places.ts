/** Drawn by cartography/; change it there. All measures are board pixels. */
import { type NameRow, type PrintedName, printed } from '@cuartel/boardkit/net/printed.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Where a stack stands beside the space. */
  readonly stack: { readonly x: number; readonly y: number };
  readonly kind: 'city' | 'town' | 'refuge' | 'other';
  /** The name at the default zoom, and, for cities and principal towns, on the whole board seen at once. */
  readonly near: PrintedName;
  readonly far: PrintedName | null;
}

/** Sizes of the letters that the names were placed for, the distance of their lines, and what a space and a stack keep free. */
export const lettering = {
  near: { city: 31, town: 26, refuge: 24, other: 23 },
  far: { city: 50, town: 38, refuge: 36, other: 33 },
  exit: 19,
  lead: 0.92,
  sign: { city: 54, town: 42, refuge: 44, other: 38 },
  stack: { width: 62, height: 58 },
} as const;

/** In the order of the data. */
const rows: readonly (readonly [
  x: number,
  y: number,
  stackX: number,
  stackY: number,
  kind: Place['kind'],
  near: NameRow,
  far: NameRow | null,
])[] = [
  [675, 427, 737, 405, 'city', ['Bilbao', 708, 457, 'start'], ['Bilbao', 706, 439, 'start']],
  [571, 371, 571, 317, 'other', ['Portugalete', 548, 377, 'end'], null],
  [634, 303, 634, 249, 'other', ['Guecho', 620, 343, 'start'], null],
  [743, 330, 743, 276, 'other', ['Munguía', 766, 336, 'start'], null],
  [841, 259, 841, 205, 'other', ['Bermeo', 864, 265, 'start'], null],
  [875, 370, 921, 330, 'town', ['Guernica', 875, 414, 'middle'], ['Guernica', 875, 336, 'middle']],
  [1012, 320, 1012, 266, 'other', ['Lequeitio', 1012, 360, 'middle'], null],
  [1015, 419, 961, 405, 'other', ['Marquina', 1029, 459, 'end'], null],
  [909, 525, 909, 579, 'town', ['Durango', 924, 494, 'end'], ['Durango', 878, 534, 'end']],
  [807, 579, 759, 617, 'other', ['Villaro', 807, 550, 'middle'], null],
  [572, 488, 572, 542, 'other', ['Sodupe', 595, 494, 'start'], null],
  [473, 502, 473, 556, 'town', ['Valmaseda', 488, 471, 'end'], ['Valmaseda', 488, 468, 'end']],
  [617, 713, 663, 673, 'town', ['Orduña', 592, 719, 'end'], ['Orduña', 592, 722, 'end']],
  [651, 562, 697, 522, 'other', ['Llodio', 674, 568, 'start'], null],
  [1417, 362, 1355, 340, 'city', ['San|Sebastián', 1398, 295, 'start'], ['San Sebastián', 1436, 319, 'end']],
  [1245, 385, 1245, 331, 'other', ['Guetaria', 1268, 391, 'start'], null],
  [1423, 454, 1369, 440, 'other', ['Hernani', 1409, 494, 'start'], null],
  [1569, 348, 1569, 294, 'town', ['Irún', 1569, 392, 'middle'], ['Irún', 1594, 357, 'start']],
  [1343, 563, 1397, 549, 'town', ['Tolosa', 1318, 569, 'end'], ['Tolosa', 1368, 572, 'start']],
  [1269, 646, 1317, 684, 'other', ['Villafranca', 1294, 633, 'start'], null],
  [1202, 711, 1202, 657, 'other', ['Segura', 1225, 717, 'start'], null],
  [1085, 587, 1131, 547, 'town', ['Vergara', 1112, 613, 'start'], ['Vergara', 1110, 596, 'start']],
  [1105, 686, 1057, 724, 'town', ['Oñate', 1090, 730, 'start'], ['Oñate', 1105, 738, 'middle']],
  [1197, 512, 1251, 498, 'town', ['Azpeitia', 1212, 481, 'end'], ['Azpeitia', 1224, 502, 'start']],
  [1034, 509, 1080, 469, 'other', ['Éibar', 1048, 549, 'end'], null],
  [1129, 392, 1129, 338, 'other', ['Deva', 1129, 432, 'middle'], null],
  [1000, 641, 1000, 587, 'other', ['Mondragón', 977, 647, 'end'], null],
  [879, 866, 817, 844, 'city', ['Vitoria', 912, 896, 'start'], ['Vitoria', 848, 878, 'end']],
  [900, 729, 852, 767, 'other', ['Villarreal', 923, 735, 'start'], null],
  [1099, 864, 1053, 824, 'town', ['Salvatierra', 1124, 870, 'start'], ['Salvatierra', 1114, 830, 'end']],
  [764, 755, 764, 701, 'other', ['Murguía', 741, 761, 'end'], null],
  [1055, 984, 1055, 1038, 'other', ['Maeztu', 1032, 990, 'end'], null],
  [1135, 1058, 1135, 1004, 'other', ['Santa Cruz|de Campezo', 1135, 1098, 'middle'], null],
  [847, 1086, 801, 1046, 'other', ['Peñacerrada', 847, 1126, 'middle'], null],
  [948, 1180, 948, 1126, 'other', ['Laguardia', 971, 1186, 'start'], null],
  [636, 918, 590, 878, 'other', ['Salinas de Añana', 613, 924, 'end'], null],
  [1682, 901, 1744, 879, 'city', ['Pamplona', 1651, 908, 'end'], ['Pamplona', 1651, 913, 'end']],
  [1382, 1054, 1428, 1014, 'town', ['Estella', 1409, 1080, 'start'], ['Estella', 1367, 1020, 'start']],
  [1291, 949, 1291, 1003, 'refuge', ['Améscoas', 1317, 955, 'start'], null],
  [1781, 552, 1835, 538, 'refuge', ['Baztán', 1797, 520, 'end'], null],
  [1276, 816, 1322, 776, 'other', ['Alsasua', 1299, 822, 'start'], null],
  [1538, 794, 1490, 832, 'other', ['Irurzun', 1561, 800, 'start'], null],
  [1486, 702, 1438, 740, 'other', ['Lecumberri', 1472, 673, 'start'], null],
  [1669, 755, 1623, 715, 'other', ['Ulzama', 1646, 761, 'end'], null],
  [1664, 566, 1618, 526, 'other', ['Santesteban', 1641, 572, 'end'], null],
  [1649, 407, 1649, 353, 'other', ['Vera', 1672, 413, 'start'], null],
  [1791, 780, 1745, 740, 'other', ['Zubiri', 1814, 786, 'start'], null],
  [1923, 718, 1923, 664, 'other', ['Burguete', 1946, 724, 'start'], null],
  [2114, 807, 2114, 753, 'other', ['Ochagavía', 2137, 813, 'start'], null],
  [2215, 909, 2261, 869, 'other', ['Roncal', 2238, 915, 'start'], null],
  [1893, 934, 1845, 972, 'other', ['Aoiz', 1916, 940, 'start'], null],
  [1943, 1072, 1895, 1110, 'other', ['Lumbier', 1966, 1078, 'start'], null],
  [1964, 1162, 2010, 1122, 'town', ['Sangüesa', 1939, 1168, 'end'], ['Sangüesa', 1939, 1171, 'end']],
  [1548, 1056, 1502, 1016, 'town', ['Puente la Reina', 1573, 1062, 'start'], ['Puente la Reina', 1573, 1065, 'start']],
  [1658, 1209, 1704, 1169, 'town', ['Tafalla', 1633, 1215, 'end'], ['Tafalla', 1633, 1218, 'end']],
  [1677, 1407, 1725, 1445, 'other', ['Caparroso', 1702, 1394, 'start'], null],
  [1560, 1411, 1608, 1449, 'other', ['Peralta', 1574, 1451, 'end'], null],
  [1712, 1705, 1758, 1665, 'town', ['Tudela', 1687, 1711, 'end'], ['Tudela', 1737, 1714, 'start']],
  [1425, 1256, 1379, 1216, 'other', ['Lerín', 1402, 1262, 'end'], null],
  [1342, 1319, 1288, 1305, 'other', ['Lodosa', 1365, 1325, 'start'], null],
  [1254, 1163, 1254, 1109, 'other', ['Los Arcos', 1277, 1169, 'start'], null],
  [1119, 1217, 1119, 1163, 'other', ['Viana', 1142, 1223, 'start'], null],
  [1050, 1280, 994, 1326, 'city', ['Logroño', 1081, 1287, 'start'], ['Logroño', 1081, 1292, 'start']],
  [901, 1260, 847, 1246, 'other', ['Cenicero', 926, 1247, 'start'], null],
  [744, 1157, 696, 1195, 'town', ['Haro', 769, 1163, 'start'], ['Haro', 769, 1166, 'start']],
  [832, 1328, 784, 1366, 'other', ['Nájera', 855, 1334, 'start'], null],
  [661, 1301, 615, 1261, 'other', ['Santo Domingo de|la Calzada', 661, 1341, 'middle'], null],
  [913, 1500, 859, 1486, 'other', ['Torrecilla en Cameros', 936, 1506, 'start'], null],
  [1274, 1406, 1226, 1444, 'other', ['Ausejo', 1297, 1412, 'start'], null],
  [1325, 1528, 1277, 1566, 'other', ['Arnedo', 1311, 1568, 'start'], null],
  [1431, 1446, 1431, 1500, 'town', ['Calahorra', 1431, 1415, 'middle'], ['Calahorra', 1458, 1475, 'start']],
  [1599, 1579, 1645, 1539, 'other', ['Alfaro', 1622, 1585, 'start'], null],
  [665, 1040, 719, 1026, 'town', ['Miranda de Ebro', 640, 1046, 'end'], ['Miranda de Ebro', 690, 1049, 'start']],
  [536, 1097, 536, 1151, 'other', ['Pancorbo', 559, 1103, 'start'], null],
  [372, 1185, 318, 1171, 'other', ['Briviesca', 395, 1191, 'start'], null],
  [476, 1323, 524, 1361, 'other', ['Belorado', 453, 1329, 'end'], null],
  [315, 913, 361, 873, 'other', ['Trespaderne', 338, 919, 'start'], null],
  [244, 780, 190, 766, 'other', ['Medina de Pomar', 267, 786, 'start'], null],
  [192, 624, 138, 610, 'other', ['Espinosa de los Monteros', 192, 664, 'middle'], null],
  [399, 602, 399, 548, 'other', ['Villasana de Mena', 422, 608, 'start'], null],
  [452, 300, 452, 246, 'other', ['Castro Urdiales', 466, 340, 'end'], null],
  [300, 271, 300, 217, 'other', ['Laredo', 277, 277, 'end'], null],
  [263, 435, 309, 395, 'other', ['Ramales', 286, 441, 'start'], null],
];

/** By space. */
export const places: readonly Place[] = rows.map(([x, y, stackX, stackY, kind, near, far]) => ({
  x,
  y,
  stack: { x: stackX, y: stackY },
  kind,
  near: printed(near),
  far: far === null ? null : printed(far),
}));
